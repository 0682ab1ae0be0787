// Where a CPU call is computed: by the context's native library if it has one, else in the engine's memory, else by the
// reference; the trace says which.
import { isComplex } from '../core/field.js';
import { engine } from '../engine/engine.js';
import { elements } from '../engine/ops.js';
/**
 * The result of `fast` if there is an engine and its memory suffices, else that of `reference`. `refusal`: why the engine must not have
 * this call, whose kernels trust what they are given. `native`: the call of a native library.
 */
export function compute(queue, call, fast, reference, refusal, native) {
    const { provider } = queue.context;
    if (provider !== undefined && native !== undefined && refusal === undefined && !isComplex(call.prec)) {
        queue.note({ routine: call.routine, backend: 'cpu', why: provider.title });
        return native(provider);
    }
    const e = refusal === undefined ? engine() : undefined;
    // Routines that know real numbers only have no complex precisions in their specs.
    const r = elements[call.prec];
    const done = e?.within((space) => ({ result: fast(e, r, space) }));
    const why = call.why ?? queue.whyCpu(call.prec);
    const lack = e === undefined ? 'there is no WebAssembly with SIMD' : "the engine's memory does not suffice";
    queue.note({
        routine: call.routine,
        backend: 'cpu',
        why: done === undefined ? `${why}; by the reference, because ${refusal ?? lack}` : why,
    });
    return done === undefined ? reference() : done.result;
}
