// The kernels of condition numbers in doubles as the host sees them.
import type { Kernel, Tuning } from '../../runtime/kernel.ts';
import { DOUBLES } from '../../runtime/representation.ts';
import { variants } from '../../runtime/variants.ts';
import { lacn2_double, rcond_double } from './shaders.gen.ts';

export const lacn2DoubleVariants = variants({ types: DOUBLES, always: { THREADS: 256 } });
export const lacn2Double: Kernel = { name: 'lacn2_double', text: lacn2_double, variants: lacn2DoubleVariants.all };

export const rcondDoubleTuning: Tuning = {};
export const rcondDouble: Kernel = { name: 'rcond_double', text: rcond_double, variants: [rcondDoubleTuning] };
