// Which eigenvalues of the matrices of a batch are wanted: arguments, and how many there may be.
import { eachForm } from '../../core/batchForms.js';
import { num } from '../../core/spec.js';
import { valueArgs } from './eigenForms.js';
const real = (also) => ({ kind: 'scalar', real: true, default: 0, also });
const index = (fallback, also) => ({
    kind: 'size',
    default: fallback,
    also: (a) => (a['range'] === 'i' ? also(a) : undefined),
});
/** vl, vu, il, iu; each is looked at by its range only. The orders of a ragged batch differ: indices beyond them are not there. */
const whereChosen = {
    vl: real((a) => (a['range'] === 'v' && Number.isNaN(num(a, 'vl')) ? 'must not be NaN' : undefined)),
    vu: real((a) => (a['range'] === 'v' && !(num(a, 'vu') > num(a, 'vl')) ? "must be > vl with range 'v'" : undefined)),
    il: index(1, (a) => (num(a, 'il') >= 1 ? undefined : "must be >= 1 with range 'i'")),
    iu: index(0, (a) => (num(a, 'iu') >= num(a, 'il') ? undefined : "must be >= il with range 'i'")),
};
/** How many eigenvalues of a matrix of order n may be chosen. */
export const mostOf = (n, { range, il, iu }) => range === 'i' ? Math.min(n, Math.max(0, iu - il + 1)) : n;
/** Columns of Z. */
export const columnsChosen = Object.assign((a) => a['jobz'] === 'n' ? 0 : mostOf(num(a, 'n'), { range: a['range'], il: num(a, 'il'), iu: num(a, 'iu') }), { words: "n; with range 'i' min(n, iu - il + 1)" });
/** An argument of Z, which is needed where vectors are asked for. */
const wherever = (name, one) => ({
    ...one,
    optional: true,
    also: (a) => a[name] !== undefined || (a['jobz'] === 'n' && a['Z'] === undefined)
        ? undefined
        : "must be given unless jobz is 'n'",
});
/** The forms of a routine whose description has all of these arguments as operands. */
export const withChoice = (forms) => eachForm((form) => {
    const { args: given } = forms[form];
    const args = {};
    for (const [name, one] of Object.entries(given)) {
        if (name === 'W')
            Object.assign(args, valueArgs(form));
        else if (name === 'm')
            args.m = given.info;
        else if (/^(Z|ldz|strideZ|offsetsZ)$/.test(name))
            args[name] = wherever(name, one);
        else if (!/^(ldw|strideW|offsetsW)$/.test(name))
            args[name] = whereChosen[name] ?? one;
    }
    return { ...forms[form], args };
});
