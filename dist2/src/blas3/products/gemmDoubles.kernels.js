import { variants } from '../../runtime/variants.js';
import { LIMBS } from './moduli.js';
import { double_choose, double_residues, double_result, double_scale, double_span } from './shaders.gen.js';
/** Words that tell of a row or column how large it is. */
export const RECORD = 4;
/** Rows and depths of a workgroup of double_scale. */
export const [SCALE_ROWS, SCALE_DEPTHS] = [8, 1024];
/** What a dispatch of double_scale finds: exponents, sums of squares, or both, of whole rows by one workgroup. */
export const PASS = { exponents: 0, sums: 1, both: 2 };
/** Rows and depths of a workgroup of double_residues. */
export const RESIDUE_TILE = 32;
/** Rows and columns of a workgroup of double_result. */
export const [RESULT_ROWS, RESULT_COLUMNS] = [64, 4];
/** Rows of elements that a workgroup of double_residues marks, of columns one after the other. */
export const MARKED_ROWS = 4 * 256;
export const scaleVariants = variants({ flags: { PASS: 3, PAIRS: 2 } });
export const doubleScale = { name: 'double_scale', text: double_scale, variants: scaleVariants.all };
/** Rows and columns of a workgroup of double_span. */
export const SPAN_TILE = 64;
export const spanVariants = variants({ flags: { PAIRS: 2 } });
export const doubleSpan = { name: 'double_span', text: double_span, variants: spanVariants.all };
export const chooseTuning = {};
export const doubleChoose = { name: 'double_choose', text: double_choose, variants: [chooseTuning] };
export const residueVariants = variants({ flags: { DOT4: 2, PAIRS: 2 } });
export const doubleResidues = { name: 'double_residues', text: double_residues, variants: residueVariants.all };
/** The types of scalars. */
const SCALARS = { d: {}, z: { S: 'vec4u', PAIRS: 1 } };
const limbs = new Map(LIMBS.map((count) => [count, { LIMBS: count }]));
const resultVariants = variants({ types: SCALARS, tiles: [...limbs.values()] });
export const resultTuning = (type, count) => resultVariants.of(type, {}, limbs.get(count));
export const doubleResult = { name: 'double_result', text: double_result, variants: resultVariants.all };
