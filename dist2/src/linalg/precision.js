// In what precision verbs solve: the option, what 'auto' comes to, and the record of what was done.
import { ArgumentError } from '../core/errors.js';
import { isSingle } from './operands.js';
import { axisHint, broadcast, stackOf } from './stacks.js';
const CHOICES = ['auto', 'f64-cpu', 'mixed', 'f32'];
/** The options, checked: `precision` with its default, and the record for the report. */
export function precisionAmong(routine, position, { precision = 'auto', report }) {
    const fail = (name, value, rule) => {
        throw new ArgumentError(routine, name, position, value, rule);
    };
    if (!CHOICES.includes(precision))
        fail('precision', precision, `must be one of ${CHOICES.join(', ')}`);
    if (report !== undefined && (typeof report !== 'object' || report === null || !Object.isExtensible(report)))
        fail('report', report, 'must be a record that can be written to');
    return { precision, report };
}
/** Of a stack of matrices, which is solved by batched routines, in one precision. */
export function refuseMixed(routine, position, precision) {
    if (precision === 'mixed')
        throw new ArgumentError(routine, 'precision', position, precision, "is for one A: of a stack, 'f64-cpu' or 'f32'");
}
/** The precision that operands are copied to, which does not wait for the context: 'mixed' starts from doubles. */
const copiedTo = (precision, singles) => precision === 'f32' || (precision === 'auto' && singles) ? 's' : 'd';
/**
 * From this order on a factorization in single on the GPU is worth the way there. H200 and 16 cores, 2026-11, ms in double on the CPU and
 * mixed: n = 512 6.4, 11; 1024 36, 40; 1536 80, 76; 2048 146, 99.
 */
const LEAST_ORDER = 1536;
/** Right-hand sides for each row of A, at most: each costs products with A in double per correction, and with many these are the work. */
const MOST_COLUMNS = 1 / 8;
/** What 'auto' means for one square matrix of doubles: to be factored in single, on a GPU context and from a certain size on. */
export const paysMixed = ({ backend }, n, nrhs) => backend === 'gpu' && n >= LEAST_ORDER && nrhs <= MOST_COLUMNS * n;
/** Numbers in the precision of a result. */
export function inPrecision(prec, x) {
    if (isSingle(x) === (prec === 's'))
        return x;
    return prec === 's' ? new Float32Array(x) : new Float64Array(x);
}
/** Fills in a report, of which nothing older is left. */
export function reportOf(report, done, backwardError) {
    delete report.rcond;
    delete report.warning;
    Object.assign(report, done, { backwardError });
}
/** What is done where the precision of the operands does. */
export const asGiven = (prec) => ({ precision: prec === 's' ? 'f32' : 'f64-cpu', iterations: 0 });
/**
 * Precisions that two operands are copied to, and their result is given in; `exact`: what is computed with is what was passed, as far as
 * anyone asks.
 */
export function precisionsOf({ precision, report }, A, b) {
    const singles = isSingle(A.data) && isSingle(b.data);
    const prec = copiedTo(precision, singles);
    return { prec, result: singles ? 's' : 'd', exact: report === undefined || prec === 'd' || singles };
}
/** The system or problem of a stack of A and one of b: their rows must be as many, their leading dimensions broadcast. */
export function stackedSystem(routine, a, b) {
    const rhs = stackOf(routine, b, 'b', 2);
    const refuse = (rule) => {
        throw new ArgumentError(routine, 'b', 2, b.shape.join(' x '), rule);
    };
    if (rhs.one.rows !== a.one.rows)
        refuse(`its matrices must have ${a.one.rows} rows, as A's have${axisHint(a, b.shape)}`);
    return { rhs, nrhs: rhs.one.cols, lead: broadcast(a.lead, rhs.lead, refuse) };
}
