import { argNames, refuse, routineName } from './core/spec.js';
import * as basalt from './index.js';
import { routines } from './registry.gen.js';
/** The same at run time. */
const spelling = (alias) => alias
    .replace(/StridedBatched$/, '_batched_strided')
    .replace(/Batched$/, '_batched')
    .replace(/Vbatched$/, '_vbatched')
    .replace(/Nopiv(?=_|$)/, '_nopiv')
    .replace(/Rbt$/, '_rbt')
    .replace(/S(y2sb|b2st)$/, '_s$1');
function positional(spec, prec, routine) {
    const names = argNames(spec, prec);
    return async (on, ...args) => {
        if (args.length > names.length) {
            refuse(spec, prec, 'arguments', args.length, `takes ${names.length} arguments behind the queue: ${names.join(', ')}`);
        }
        return routine(on, Object.fromEntries(args.map((value, k) => [names[k], value])));
    };
}
const exported = basalt;
/** Every routine in every precision under its positional name, in the order of the registry. */
export const magma = /* @__PURE__ */ Object.freeze(Object.fromEntries(routines.flatMap((spec) => [...spec.precs].flatMap((prec) => {
    const alias = routineName(spec, prec);
    if (!Object.hasOwn(exported, alias))
        return [];
    return [[`magma_${spelling(alias)}`, positional(spec, prec, exported[alias])]];
}))));
