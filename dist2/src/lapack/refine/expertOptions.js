// Arguments that the expert drivers have in common.
import { realOf } from '../../core/field.js';
import { arg } from '../../core/spec.js';
export const factArg = { kind: 'flag', values: ['n', 'e', 'f'], default: 'n' };
/** A rule of what equilibration leaves behind, and of factors that equed may ask for. */
const withE = (name) => (a) => a[name] === undefined && (a.fact === 'e' || (a.fact === 'f' && a.equed !== undefined))
    ? "must be given with fact = 'e', and with fact = 'f' if equed is"
    : undefined;
export const equedArg = {
    kind: 'vector',
    length: () => 1,
    type: 'i',
    access: 'inout',
    optional: true,
    also: withE('equed'),
};
/** The scale factors `name`, which are real. */
export const factorsArg = (name) => ({
    kind: 'vector',
    length: arg('n'),
    type: realOf,
    access: 'inout',
    optional: true,
    also: withE(name),
});
