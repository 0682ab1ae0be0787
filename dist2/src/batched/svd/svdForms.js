// What the specs of batched singular value decompositions have beside those of other batched routines: singular values side by side, and
// factors that are there only if they are asked for.
import { eachForm, ldName, offsetsName, strideName } from '../../core/batchForms.js';
import { num } from '../../core/spec.js';
export const shorter = (a) => Math.min(num(a, 'm'), num(a, 'n'));
/** How many vectors a job asks for, of `rows` elements each. */
export const vectorsOf = (job, rows) => (a) => a[job] === 'n' ? 0 : a[job] === 'a' ? num(a, rows) : shorter(a);
/** Vectors: 's' (default) of the min(m, n) singular values, 'a' as many more as make the factor square, 'n' none. */
export const jobArg = { kind: 'flag', values: ['s', 'a', 'n'], default: 's' };
/**
 * The forms of a routine whose operand S is a column, with its values side by side, and whose operands `given` are left out with job 'n';
 * `count` is how many values there are.
 */
export const withSingular = (forms, given, count = shorter) => eachForm((form) => adapted(forms[form], form, given, count));
function adapted(spec, form, given, count) {
    const args = {};
    for (const [name, one] of Object.entries(spec.args)) {
        // Of one column any leading dimension will do, and it is stored alike by rows.
        if (name === 'S')
            args[name] = { ...one, rows: count, cols: () => 1, ld: 'lda' };
        else if (name !== ldName('S'))
            args[name] = one;
    }
    for (const [X, job] of Object.entries(given)) {
        const where = form === 'strided' ? strideName(X) : offsetsName(X);
        const without = (a) => a[job] === 'n' && a[X] === undefined;
        const needed = (name) => (a) => a[name] !== undefined || without(a) ? undefined : `must be given unless ${job} is 'n'`;
        for (const name of [X, ldName(X), where]) {
            args[name] = { ...args[name], optional: true, also: needed(name) };
        }
    }
    return { ...spec, args };
}
