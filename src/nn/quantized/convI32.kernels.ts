// The kernels of CONVI32 besides its product as the host sees them.
import type { Kernel } from '../../runtime/kernel.ts';
import { variants } from '../../runtime/variants.ts';
import { conv_byte_direct, conv_byte_windows, conv_byte_zeros } from './shaders.gen.ts';

/** Elements of a workgroup of conv_byte_direct, words of one of conv_byte_windows. */
export const DIRECT_THREADS = 128;
/** Elements of a workgroup of conv_byte_zeros. */
export const ZERO_THREADS = 256;

export const directVariants = variants({ always: { THREADS: DIRECT_THREADS } });
export const zeroVariants = variants({ always: { THREADS: ZERO_THREADS } });

export const convByteDirect: Kernel = {
  name: 'conv_byte_direct',
  text: conv_byte_direct,
  variants: directVariants.all,
};
export const convByteWindows: Kernel = {
  name: 'conv_byte_windows',
  text: conv_byte_windows,
  variants: directVariants.all,
};
export const convByteZeros: Kernel = { name: 'conv_byte_zeros', text: conv_byte_zeros, variants: zeroVariants.all };
