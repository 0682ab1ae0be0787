// DOT, DOTU and DOTC as cases: the error is relative to the sum of the absolute values of the products.
import { complexDotRef, dotRef } from '../../../src/blas1/dot.ref.js';
import { sumType } from '../../../src/core/field.js';
import { dot, dotc, dotu } from '../../../src/index.js';
import { dotcSpec, dotSpec, dotuSpec } from '../../../src/specs.js';
import { calling } from '../../lib/calls.js';
import { vectorTable } from '../../lib/columns.js';
import { elementError, growth, scalarsOf } from '../../lib/gauge.js';
import { ofPair, pairOf, placeOf, putScalar, scalarIn, vector, } from '../../lib/level1.js';
import { abs1, conjugate, minus, plus, times } from '../../lib/scalars.js';
const caseOf = (spec, front, typeOf, conjugated = false) => ({
    spec,
    ...ofPair,
    data: (p, prec, random) => ({ ...pairOf(p, prec, random, 'read'), result: placeOf(prec, typeOf(prec)) }),
    run: calling(front, spec),
    reference(p, { x, y, result }) {
        const pair = [vector(x, p.incx), vector(y, p.incy)];
        putScalar(result, x.parts === 2 ? complexDotRef(p.n, ...pair, conjugated) : dotRef(p.n, ...pair));
    },
    error(p, before, after) {
        const [x, y] = [scalarsOf(before.x, p.incx), scalarsOf(before.y, p.incy)];
        // The sum is compensated (Knuth): of doubles it is to be better than what is tested.
        let [expected, lost, gauge] = [0, 0, 0];
        for (let i = 0; i < p.n; i++) {
            const term = times(conjugated ? conjugate(x[i]) : x[i], y[i]);
            const sum = plus(expected, term);
            const added = minus(sum, expected);
            lost = plus(lost, plus(minus(expected, minus(sum, added)), minus(term, added)));
            expected = sum;
            gauge += abs1(x[i]) * abs1(y[i]);
        }
        // Doubles are added up one after the other on the CPU.
        const terms = before.x.data instanceof Float64Array ? growth(p.n) : 1;
        return elementError(scalarIn(after.result), plus(expected, lost), gauge) / terms;
    },
    table: vectorTable(spec, true),
});
const same = (prec) => prec;
export const dotCase = caseOf(dotSpec, dot, sumType);
export const dotuCase = caseOf(dotuSpec, dotu, same);
export const dotcCase = caseOf(dotcSpec, dotc, same, true);
