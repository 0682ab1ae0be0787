// The kernels of all norms of doubles as the host sees them; the root of a sum of squares is nrm2's.
import type { Kernel, Tuning } from '../../runtime/kernel.ts';
import { DOUBLES } from '../../runtime/representation.ts';
import { variants } from '../../runtime/variants.ts';
import { norm_lines_double, norm_most_double } from './shaders.gen.ts';

export const LINE_THREADS = 256;
export const lineTuning: Tuning = { THREADS: LINE_THREADS };
export const normLinesVariants = variants({ types: DOUBLES, always: { THREADS: LINE_THREADS } });
export const normLinesDouble: Kernel = {
  name: 'norm_lines_double',
  text: norm_lines_double,
  variants: normLinesVariants.all,
};
export const normMostDouble: Kernel = { name: 'norm_most_double', text: norm_most_double, variants: [lineTuning] };
