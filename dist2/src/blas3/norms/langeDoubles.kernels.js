import { DOUBLES } from '../../runtime/representation.js';
import { variants } from '../../runtime/variants.js';
import { norm_lines_double, norm_most_double } from './shaders.gen.js';
export const LINE_THREADS = 256;
export const lineTuning = { THREADS: LINE_THREADS };
export const normLinesVariants = variants({ types: DOUBLES, always: { THREADS: LINE_THREADS } });
export const normLinesDouble = {
    name: 'norm_lines_double',
    text: norm_lines_double,
    variants: normLinesVariants.all,
};
export const normMostDouble = { name: 'norm_most_double', text: norm_most_double, variants: [lineTuning] };
