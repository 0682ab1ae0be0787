// What the specs of batched eigenproblems have beside those of other batched routines: the eigenvalues, and which of them are asked for.
import { batchedForms, eachForm, squareMatrix, } from '../../core/batchForms.js';
import { realOf } from '../../core/field.js';
import { flopsSyev } from '../../core/flops.js';
import { arg, BATCH, complexly, num } from '../../core/spec.js';
/** The n eigenvalues of each problem side by side, and where they begin. */
export function valueArgs(form) {
    const one = { kind: 'matrix', rows: arg('n'), access: 'out', type: realOf };
    if (form === 'strided')
        return { W: { ...one, cols: arg(BATCH), ld: 'strideW' }, strideW: { kind: 'ld', of: 'W' } };
    // Of one column any leading dimension will do.
    const W = { ...one, cols: () => 1, ld: 'n', places: 'offsetsW' };
    if (form === 'vbatched')
        return { W, offsetsW: { kind: 'offsets', of: 'W' } };
    return { W, offsetsW: { kind: 'vector', length: arg(BATCH), type: 'i', access: 'in' } };
}
/** The forms of a routine that finds all eigenvalues of A, and its vectors in its place; `hermitian` is what it is called of complex A. */
export const symmetricForms = (name, hermitian) => withValues({
    name,
    named: complexly(hermitian),
    precs: 'sdcz',
    flags: {
        jobz: { kind: 'flag', values: ['v', 'n'], default: 'v' },
        uplo: { kind: 'flag', values: ['l', 'u'] },
    },
    sizes: ['n'],
    operands: { A: squareMatrix('inout') },
    reports: 'nonfinite',
    flops: (a) => flopsSyev(num(a, 'n'), a['jobz'] === 'v'),
});
/** The forms of a routine with W behind its operands. */
export function withValues(routine) {
    const forms = batchedForms(routine);
    return eachForm((form) => {
        const args = {};
        for (const [name, one] of Object.entries(forms[form].args)) {
            if (name === 'info')
                Object.assign(args, valueArgs(form));
            args[name] = one;
        }
        return { ...forms[form], args };
    });
}
