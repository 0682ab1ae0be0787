// What the specs of batched routines that decide on ranks have beside those of others: a threshold, and a rank for each matrix.
import { eachForm } from '../../core/batchForms.js';
import { arg, BATCH, num } from '../../core/spec.js';
/** Singular values up to rcond times the largest count as zero; negative: eps max(m, n). */
export const rcondArg = {
    kind: 'scalar',
    real: true,
    default: -1,
    also: (a) => (Number.isNaN(num(a, 'rcond')) ? 'must not be NaN' : undefined),
};
/** The forms with rcond behind the sizes and a list of ranks in front of info, which may be left out if `optional` says so. */
export const withRanks = (forms, optional) => eachForm((form) => ranked(forms[form], form, optional));
function ranked(spec, form, optional) {
    const length = form === 'vbatched' ? spec.args.info.length : arg(BATCH);
    const args = {};
    for (const [name, one] of Object.entries(spec.args)) {
        if (name === 'A')
            args.rcond = rcondArg;
        if (name === 'info')
            args.rank = { kind: 'vector', length, type: 'i', access: 'out', ...(optional ? { optional } : {}) };
        args[name] = one;
    }
    return { ...spec, args };
}
