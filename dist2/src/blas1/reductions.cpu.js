import { hostVector } from '../runtime/buffer.js';
import { fieldVector } from '../runtime/realMat.js';
import { candidates, noteCpu, onEngine } from './level1.cpu.js';
import { startOf } from './vector.ref.js';
/** result := the engine's value for vectors in its memory that it `takes`, else the reference's. */
export const reduced = (engine, reference, takes = () => true) => async (queue, a) => {
    const x = await fieldVector(a.x, a.n, a.incx, 'read');
    const result = await hostVector(a.result, 'write');
    const v = takes(x) ? onEngine(a.n, [x]) : undefined;
    noteCpu(queue, a, v !== undefined);
    result.data[result.off] = v ? engine(v) : reference(a.n, x);
};
/**
 * The number of an extreme element: the reference chooses among the engine's candidates, one of each part. The engine compares real
 * numbers.
 */
export const placeOnCpu = (name, reference) => reduced((v) => {
    const places = candidates(v, name);
    const [x] = v.vectors;
    const start = startOf(v.n, x);
    const values = Float64Array.from(places, (i) => x.data[start + i * x.ld]);
    return places[reference(values.length, { data: values, off: 0, ld: 1 }) - 1] + 1;
}, reference, ({ parts }) => parts !== 2);
