// The kernels that solve for vectors with a thread to a row, condition numbers and refinement of batches, as the host sees them.
import { pick } from '../autotune/pick.js';
import { fields } from '../core/field.js';
import { BITS, isPair, SINGLES } from '../runtime/representation.js';
import { variants } from '../runtime/variants.js';
import { con_group } from './condition/shaders.gen.js';
import { refine_copy, refine_group, refine_report } from './refine/shaders.gen.js';
import { fitsShape, vectorProblem, vectorShapes } from './vectorSizes.js';
const rules = vectorShapes.map((choice) => ({
    name: `${choice.software ? 'light' : 'lanes'}-${choice.LANES}`,
    choice,
    fits: (p) => fitsShape(choice, p),
    why: `${choice.LANES} threads of a workgroup to a matrix of up to so many rows`,
}));
/** The shape for matrices of so many rows, which a workgroup of the device has. */
export const vectorShape = (queue, rows, type, force) => pick(rules, vectorProblem(queue, rows, fields[type].parts), force);
/** The names of the shapes that have so many rows, for tests and tuning. */
export const vectorShapeNames = (queue, rows) => rules.filter(({ fits }) => fits(vectorProblem(queue, rows, 1))).map(({ name }) => name);
/** `software` is no constant of a kernel. */
const tiles = new Map(vectorShapes.map((shape) => [shape, (({ software: _, ...tile }) => tile)(shape)]));
const con = variants({
    types: SINGLES,
    tiles: [...tiles.values()],
    always: { PIVOTS: 0 },
    flags: { LISTED: 2, CHOLESKY: 2 },
});
const refine = variants({
    types: SINGLES,
    tiles: [...tiles.values()],
    flags: { LISTED: 2, CHOLESKY: 2, PIVOTS: 2, FERR: 2 },
    legal: (v) => v.PIVOTS !== v.CHOLESKY,
});
export const conTuning = (shape, listed, cholesky, type) => con.of(type, { LISTED: listed, CHOLESKY: cholesky }, tiles.get(shape));
export const refineTuning = (shape, listed, cholesky, ferr, type) => refine.of(type, { LISTED: listed, CHOLESKY: cholesky, PIVOTS: !cholesky, FERR: ferr }, tiles.get(shape));
export const conGroup = {
    name: 'con_group',
    text: con_group,
    get variants() {
        return con.all;
    },
};
export const refineGroup = {
    name: 'refine_group',
    text: refine_group,
    get variants() {
        return refine.all;
    },
};
/** Of the kernels around them; PACKED: out of workspace. */
export const COPY_THREADS = 256;
export const copyVariants = variants({
    types: { s: BITS.s, c: BITS.c },
    always: { THREADS: COPY_THREADS },
    flags: { LISTED: 2, PACKED: 2, CONJUGATE: 2 },
    legal: (v) => v.CONJUGATE === 0 || (isPair(v) && v.PACKED === 0),
});
export const REPORT_THREADS = 64;
export const reportVariants = variants({ always: { THREADS: REPORT_THREADS }, flags: { LISTED: 2 } });
export const refineCopy = { name: 'refine_copy', text: refine_copy, variants: copyVariants.all };
export const refineReport = { name: 'refine_report', text: refine_report, variants: reportVariants.all };
