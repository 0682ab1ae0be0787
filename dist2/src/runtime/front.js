// What every routine does with a call, from its spec: check it, return at once where there is nothing to do, hand it to a backend. The
// typed names of a routine, one for each precision, are made from its spec by the build (scripts/generate-routines.mjs).
import { bind } from '../core/args.js';
import { countOf } from '../core/batchForms.js';
import { ArgumentError, mustSucceed } from '../core/errors.js';
import { isComplex, isDouble } from '../core/field.js';
import { operandType, routineName } from '../core/spec.js';
/** What computes a call on the GPU, if something does, and is to. */
function onGpu(queue, spec, a, gpu, doubles = gpu) {
    if (!isDouble(a.prec) || spec.computes !== undefined)
        return gpu;
    if (spec.doubles?.includes(a.prec) !== true || doubles === undefined)
        return undefined;
    const byCost = queue.context.gpu?.byCost;
    return byCost === undefined || byCost(queue, spec, a) ? doubles : undefined;
}
/** The queue that a call is made on: the context's, or the one that was given. */
function queueOf(spec, prec, on) {
    if (typeof on === 'object' && on !== null) {
        if ('queue' in on)
            return on.queue;
        if ('context' in on)
            return on;
    }
    throw new ArgumentError(routineName(spec, prec ?? ''), 'queue', 1, on, 'must be a context or its queue');
}
/** What a call promises; a plan that is being recorded hears of it, so that nobody else has to wait for what is refused. */
function heard(on, promise) {
    const { recorder } = on?.queue ?? on ?? {};
    if (recorder !== undefined) {
        recorder.calls.push(promise);
        promise.catch(() => { });
    }
    return promise;
}
/**
 * A routine whose calls are made by `make`, or again as calls of their kind were. With `onFailure: 'throw'` there is more to do than what
 * the GPU is given.
 */
function frontOf(specOf, make) {
    const made = async (on, args, prec) => {
        const spec = specOf();
        const queue = queueOf(spec, prec, on);
        // A profile hears of every call: none is given again unseen.
        const like = queue.profiler !== undefined ? undefined : queue.repeats?.like(spec, args, prec);
        if (like !== undefined && args.onFailure !== 'throw' && queue.repeats.give(like))
            return undefined;
        return make(queue, args, prec, like);
    };
    const call = (on, args, prec) => heard(on, made(on, args, prec));
    return Object.defineProperty(call, 'spec', { get: specOf, enumerable: true });
}
/** Runs a checked call where its precision lives and its kernels take it. */
function run(queue, spec, checked, cpu, gpu, like, { as, fits, doubles } = {}) {
    const a = as === undefined ? checked : as(checked);
    const taken = fits === undefined || queue.context.gpu === undefined || fits(queue, a);
    return queue.run(a, cpu, taken ? told(queue, spec, onGpu(queue, spec, a, gpu, doubles)) : undefined, spec.computes, like);
}
/** What tells a profile that is being taken of its calls. */
function told(queue, spec, gpu) {
    if (gpu === undefined || queue.profiler === undefined)
        return gpu;
    return (on, a) => {
        on.profiler?.call(spec, a);
        return gpu(on, a);
    };
}
/** A routine that writes its results to its operands. `A` is what `bind` makes of its arguments. */
export function front(spec, cpu, gpu, options) {
    return frontOf(() => spec, async (queue, args, prec, like) => {
        const a = bind(spec, queue.context, args, prec);
        if (spec.nothing?.(a))
            return;
        return run(queue, spec, a, cpu, gpu, like, options);
    });
}
/**
 * A routine whose result is one number: left on the device where the caller says where, then nothing is read back; else the promise
 * resolves to it. Without elements it is 0.
 */
export function valued(spec, cpu, gpu, { doubles } = {}) {
    return frontOf(() => spec, async (queue, args, prec, like) => {
        const a = bind(spec, queue.context, args, prec);
        if (a.result !== undefined) {
            await queue.run(a, cpu, told(queue, spec, onGpu(queue, spec, a, gpu, doubles)), a.prec, like);
            return undefined;
        }
        const type = operandType(spec.args.result, a.prec);
        if (spec.nothing?.(a))
            return isComplex(type) ? { re: 0, im: 0 } : 0;
        const result = queue.context.alloc(type, 1);
        try {
            await queue.run({ ...a, result }, cpu, told(queue, spec, onGpu(queue, spec, a, gpu, doubles)));
            const [re, im] = await queue.context.download(result);
            return isComplex(type) ? { re: re, im: im } : re;
        }
        finally {
            result.dispose();
        }
    });
}
const bindForm = (forms, form, owner, args, prec) => bind(forms[form], owner, args, prec);
/**
 * A routine in the three forms of a batch. Nothing is done for no problems; with `onFailure: 'throw'` the call waits for info and rejects
 * if a matrix failed.
 */
export function batchedFront(forms, cpu, gpu, options = {}) {
    const { bind = bindForm } = options;
    const ofForm = (form) => {
        const specOf = () => forms[form];
        return frontOf(specOf, async (queue, args, prec, like) => {
            const spec = specOf();
            const a = bind(forms, form, queue.context, args, prec);
            const count = countOf(a);
            if (count === 0 || spec.nothing?.(a))
                return;
            await run(queue, spec, a, cpu, gpu, like, options);
            if (a.onFailure === 'throw')
                mustSucceed(a.routine, await queue.context.download(a.info, count));
        });
    };
    return { strided: ofForm('strided'), batched: ofForm('batched'), vbatched: ofForm('vbatched') };
}
/** One form of a batched routine, or of its specs: a call, which bundlers drop where it is not used. */
export const formed = (forms, form) => forms[form];
/** A front by the types that its spec declares. */
export const typed = (routine) => routine;
/** The same, restricted to one precision. */
export function only(prec, routine) {
    const alias = (on, args) => routine(on, args, prec);
    alias.prec = prec; // assigned, not by Object.assign: there are a thousand of these at import
    return alias;
}
