// The kernels of products of doubles by residues, but for the products of bytes themselves, which are gemmI32's.
import type { Kernel, Tuning } from '../../runtime/kernel.ts';
import { variants } from '../../runtime/variants.ts';
import { LIMBS } from './moduli.ts';
import { double_choose, double_residues, double_result, double_scale, double_span } from './shaders.gen.ts';

/** Words that tell of a row or column how large it is. */
export const RECORD = 4;
/** Rows and depths of a workgroup of double_scale. */
export const [SCALE_ROWS, SCALE_DEPTHS] = [8, 1024] as const;
/** What a dispatch of double_scale finds: exponents, sums of squares, or both, of whole rows by one workgroup. */
export const PASS = { exponents: 0, sums: 1, both: 2 } as const;
/** Rows and depths of a workgroup of double_residues. */
export const RESIDUE_TILE = 32;
/** Rows and columns of a workgroup of double_result. */
export const [RESULT_ROWS, RESULT_COLUMNS] = [64, 4] as const;
/** Rows of elements that a workgroup of double_residues marks, of columns one after the other. */
export const MARKED_ROWS = 4 * 256;

export const scaleVariants = variants({ flags: { PASS: 3, PAIRS: 2 } });
export const doubleScale: Kernel = { name: 'double_scale', text: double_scale, variants: scaleVariants.all };

/** Rows and columns of a workgroup of double_span. */
export const SPAN_TILE = 64;
export const spanVariants = variants({ flags: { PAIRS: 2 } });
export const doubleSpan: Kernel = { name: 'double_span', text: double_span, variants: spanVariants.all };
export const chooseTuning: Tuning = {};
export const doubleChoose: Kernel = { name: 'double_choose', text: double_choose, variants: [chooseTuning] };

export const residueVariants = variants({ flags: { DOT4: 2, PAIRS: 2 } });
export const doubleResidues: Kernel = { name: 'double_residues', text: double_residues, variants: residueVariants.all };

/** The types of scalars. */
const SCALARS = { d: {}, z: { S: 'vec4u', PAIRS: 1 } } as const;
const limbs = new Map(LIMBS.map((count) => [count as number, { LIMBS: count }]));
const resultVariants = variants({ types: SCALARS, tiles: [...limbs.values()] });
export const resultTuning = (type: 'd' | 'z', count: number): Tuning => resultVariants.of(type, {}, limbs.get(count)!);
export const doubleResult: Kernel = { name: 'double_result', text: double_result, variants: resultVariants.all };
