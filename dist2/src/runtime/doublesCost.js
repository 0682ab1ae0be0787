// Where a call of doubles is computed on a context that decides by cost (doubles: 'auto'): on the GPU, where they live, or on the CPU,
// which then has to be given its operands. Figures without a source are orders of magnitude: what they decide between differs by more.
import { fields, isDouble } from '../core/field.js';
import { flopsOf } from '../core/spec.js';
import { bytesOf } from '../core/traffic.js';
import { engine } from '../engine/engine.js';
import { DeviceBuffer } from './buffer.js';
/** Operations for each number from which on a call is products, and what is less is soft arithmetic, or memory. */
const INTENSE = 16;
/** Speed of soft arithmetic beside that of products: gemv 0.3 of 8 TFLOP/s (H100, order 1024 to 8192, 2026-11-26). */
const SOFT = 1 / 30;
/** Milliseconds: of a dispatch in a chain, LU of order 1024 takes 10.2 for 1294; and until the host has what it asked for. */
const [DISPATCH, READBACK] = [0.008, 0.3];
/** Bytes a millisecond between host and GPU: 0.5 GB took 194 ms (H200, 2026-11-22). */
const BUS = 2.6e6;
/** Operations a millisecond of a thread of the engine in products (18 Gflop/s, docs/speed.md); elsewhere it is memory, of all together. */
const [THREAD, MEMORY] = [16e6, 4e6];
/** Milliseconds on the GPU and on the CPU. */
export function costsOf({ flops, elements, dispatches, own, toGpu, toHost }, { products, threads }) {
    const intense = flops > INTENSE * elements;
    return {
        gpu: DISPATCH * dispatches + (own?.gpu ?? flops / (intense ? products : SOFT * products)) + toGpu / BUS,
        cpu: (own?.cpu ?? flops / (intense ? THREAD * threads : MEMORY)) + (toHost > 0 ? READBACK + toHost / BUS : 0),
    };
}
const rates = new WeakMap();
/** What is assumed where no product has been measured, because the program has none. */
const UNKNOWN = 1e9;
/** Notes how fast products of doubles are on a context's GPU; 0 where they are not right. */
export function learnRate(context, rate) {
    rates.set(context, rate);
}
export const knownRate = (context) => rates.get(context);
/** Threads of the CPU's engine. */
export const hostThreads = () => engine()?.pool.threads ?? 1;
/** Dispatches of a call whose spec does not say how many: those of a product. */
const FEW = 8;
/** Whether a checked call of doubles is for the GPU; the trace says why. A plan is made of what the GPU can be given again. */
export const onGpuByCost = (queue, spec, a) => {
    if (queue.recorder !== undefined)
        return true;
    const { context } = queue;
    const buffers = new Set();
    let [toGpu, toHost] = [0, 0];
    for (const value of Object.values(a)) {
        const buffer = value?.buffer;
        if (!(buffer instanceof DeviceBuffer) || !isDouble(buffer.type) || buffers.has(buffer))
            continue;
        buffers.add(buffer);
        const bytes = buffer.length * fields[buffer.type].bytes;
        if (buffer.onGpu)
            toHost += bytes;
        else if (buffer.onHost)
            toGpu += bytes;
    }
    const elements = bytesOf(spec, a, a.prec) / fields.d.bytes;
    const [flops, dispatches] = [flopsOf(spec, a, a.prec), spec.serial?.(a) ?? FEW];
    const sides = { products: knownRate(context) ?? UNKNOWN, threads: hostThreads() };
    const own = spec.costs?.(a, flops, sides);
    const { gpu, cpu } = costsOf({ flops, elements, dispatches, own, toGpu, toHost }, sides);
    const there = gpu <= cpu;
    const ms = (x) => (x < 1 ? x.toPrecision(1) : x.toFixed(0));
    const why = `auto: doubles here would take ${ms(gpu)} ms on the GPU and ${ms(cpu)} on the CPU`;
    queue.note({ routine: a.routine, backend: there ? 'gpu' : 'cpu', why });
    return there;
};
