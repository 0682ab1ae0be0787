import { num } from '../../core/spec.js';
const real = (also) => ({ kind: 'scalar', real: true, default: 0, also });
/** range, vl, vu, il, iu as LAPACK has them; each is looked at by its range only. */
export const rangeArgs = {
    /** Which eigenvalues: 'a' all, 'v' those in (vl, vu], 'i' the il-th to the iu-th in ascending order, counted from 1. Default 'a'. */
    range: { kind: 'flag', values: ['a', 'v', 'i'], default: 'a' },
};
export const intervalArgs = {
    /** With range 'v'. Default 0. */
    vl: real((a) => (a['range'] === 'v' && Number.isNaN(num(a, 'vl')) ? 'must not be NaN' : undefined)),
    /** With range 'v', greater than vl. Default 0. */
    vu: real((a) => (a['range'] === 'v' && !(num(a, 'vu') > num(a, 'vl')) ? "must be > vl with range 'v'" : undefined)),
    /** With range 'i', in 1..n; 1 if n = 0. Default 1. */
    il: {
        kind: 'size',
        default: 1,
        also: (a) => {
            const il = num(a, 'il');
            if (a['range'] !== 'i' || (il >= 1 && il <= Math.max(1, num(a, 'n'))))
                return undefined;
            return "must be in 1..max(1, n) with range 'i'";
        },
    },
    /** With range 'i', in il..n; 0 if n = 0. Default 0. */
    iu: {
        kind: 'size',
        default: 0,
        also: (a) => {
            const [iu, n] = [num(a, 'iu'), num(a, 'n')];
            if (a['range'] !== 'i' || (iu >= Math.min(n, num(a, 'il')) && iu <= n))
                return undefined;
            return "must be in min(il, n)..n with range 'i'";
        },
    },
};
/** How many eigenvalues may be found. */
export const mostChosen = Object.assign((a) => (a['range'] === 'i' ? Math.max(0, num(a, 'iu') - num(a, 'il') + 1) : num(a, 'n')), { words: "n; with range 'i' iu - il + 1" });
/** How many vectors. */
export const mostVectors = Object.assign((a) => (a['jobz'] === 'v' ? mostChosen(a) : 0), {
    words: "n; with range 'i' iu - il + 1",
});
/** What must be there where vectors are asked for. */
export const withVectors = (name) => (a) => a['jobz'] === 'v' && a[name] === undefined ? "must be given unless jobz is 'n'" : undefined;
/** Which generalized problem. */
export const itypeArg = { kind: 'index', from: () => 1, to: () => 3, rule: 'must be 1, 2 or 3' };
