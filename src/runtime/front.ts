// What every routine does with a call, from its spec: check it, return at once where there is nothing to do, hand it to a backend. The
// typed names of a routine, one for each precision, are made from its spec by the build (scripts/generate-routines.mjs).
import { bind } from '../core/args.ts';
import { type BatchCall, type BatchedForms, countOf, type Form } from '../core/batchForms.ts';
import { ArgumentError, mustSucceed } from '../core/errors.ts';
import { type Complex, type ElementType, isComplex, isDouble, type Prec } from '../core/field.ts';
import type { Ptr } from '../core/matrix.ts';
import { operandType, type RoutineSpec, routineName, type Values } from '../core/spec.ts';
import type { Context } from './context.ts';
import type { Gpu } from './later.ts';
import type { Queue } from './queue.ts';
import type { Likeness } from './repeats.ts';

/** A routine by name: its precision is that of its operands, or `prec`. */
export interface Front<R = void> {
  (on: Context | Queue, args: object, prec?: Prec): Promise<R>;
  readonly spec: RoutineSpec;
}

/** What every checked call has. */
interface Checked {
  readonly prec: Prec;
  readonly routine: string;
}

type Cpu<A> = (queue: Queue, a: A) => Promise<void>;

export interface FrontOptions<A> {
  /** Whether the GPU's kernels take the call; those that they do not take are computed on the CPU. */
  readonly fits?: (queue: Queue, a: A) => boolean;
  /** The call as the backends take it. */
  readonly as?: (a: A) => A;
  /** What computes doubles where they live on the GPU; absent, what computes the others there. */
  readonly doubles?: Gpu<A>;
}

/** What computes a call on the GPU, if something does, and is to. */
function onGpu<A extends Checked>(queue: Queue, spec: RoutineSpec, a: A, gpu: Gpu<A> | undefined, doubles = gpu) {
  if (!isDouble(a.prec) || spec.computes !== undefined) return gpu;
  if (spec.doubles?.includes(a.prec) !== true || doubles === undefined) return undefined;
  const byCost = queue.context.gpu?.byCost;
  return byCost === undefined || byCost(queue, spec, a as unknown as Values & A) ? doubles : undefined;
}

/** The queue that a call is made on: the context's, or the one that was given. */
function queueOf(spec: RoutineSpec, prec: Prec | undefined, on: Context | Queue): Queue {
  if (typeof on === 'object' && on !== null) {
    if ('queue' in on) return on.queue;
    if ('context' in on) return on;
  }
  throw new ArgumentError(routineName(spec, prec ?? ''), 'queue', 1, on, 'must be a context or its queue');
}

/** What a call promises; a plan that is being recorded hears of it, so that nobody else has to wait for what is refused. */
function heard<R>(on: unknown, promise: Promise<R>): Promise<R> {
  const { recorder } = (on as Context | undefined)?.queue ?? (on as Queue | undefined) ?? {};
  if (recorder !== undefined) {
    recorder.calls.push(promise);
    promise.catch(() => {});
  }
  return promise;
}

type Make<R> = (queue: Queue, args: object, prec: Prec | undefined, like: Likeness | undefined) => Promise<R>;

/**
 * A routine whose calls are made by `make`, or again as calls of their kind were. With `onFailure: 'throw'` there is more to do than what
 * the GPU is given.
 */
function frontOf<R>(specOf: () => RoutineSpec, make: Make<R>): Front<R> {
  const made = async (on: Context | Queue, args: object, prec?: Prec): Promise<R> => {
    const spec = specOf();
    const queue = queueOf(spec, prec, on);
    // A profile hears of every call: none is given again unseen.
    const like = queue.profiler !== undefined ? undefined : queue.repeats?.like(spec, args, prec);
    if (like !== undefined && (args as CheckedBatch).onFailure !== 'throw' && queue.repeats!.give(like))
      return undefined as R;
    return make(queue, args, prec, like);
  };
  const call = (on: Context | Queue, args: object, prec?: Prec): Promise<R> => heard(on, made(on, args, prec));
  return Object.defineProperty(call as Front<R>, 'spec', { get: specOf, enumerable: true });
}

/** Runs a checked call where its precision lives and its kernels take it. */
function run<A extends Checked>(
  queue: Queue,
  spec: RoutineSpec,
  checked: A,
  cpu: Cpu<A>,
  gpu: Gpu<A> | undefined,
  like: Likeness | undefined,
  { as, fits, doubles }: FrontOptions<A> = {},
): Promise<void> {
  const a = as === undefined ? checked : as(checked);
  const taken = fits === undefined || queue.context.gpu === undefined || fits(queue, a);
  return queue.run(
    a,
    cpu,
    taken ? told(queue, spec, onGpu(queue, spec, a, gpu, doubles)) : undefined,
    spec.computes,
    like,
  );
}

/** What tells a profile that is being taken of its calls. */
function told<A extends Checked>(queue: Queue, spec: RoutineSpec, gpu: Gpu<A> | undefined): Gpu<A> | undefined {
  if (gpu === undefined || queue.profiler === undefined) return gpu;
  return (on, a) => {
    on.profiler?.call(spec, a as unknown as Values & Checked);
    return gpu(on, a);
  };
}

/** A routine that writes its results to its operands. `A` is what `bind` makes of its arguments. */
export function front<A extends Checked>(
  spec: RoutineSpec,
  cpu: Cpu<A>,
  gpu?: Gpu<A>,
  options?: FrontOptions<A>,
): Front {
  return frontOf(
    () => spec,
    async (queue, args, prec, like) => {
      const a = bind(spec, queue.context, args, prec) as unknown as A;
      if (spec.nothing?.(a as unknown as Values)) return;
      return run(queue, spec, a, cpu, gpu, like, options);
    },
  );
}

/**
 * A routine whose result is one number: left on the device where the caller says where, then nothing is read back; else the promise
 * resolves to it. Without elements it is 0.
 */
export function valued<A extends Checked & { readonly result: Ptr<ElementType> }>(
  spec: RoutineSpec,
  cpu: Cpu<A>,
  gpu: Gpu<A>,
  { doubles }: Pick<FrontOptions<A>, 'doubles'> = {},
): Front<number | Complex | undefined> {
  return frontOf<number | Complex | undefined>(
    () => spec,
    async (queue, args, prec, like) => {
      const a = bind(spec, queue.context, args, prec) as unknown as A;
      if (a.result !== undefined) {
        await queue.run(a, cpu, told(queue, spec, onGpu(queue, spec, a, gpu, doubles)), a.prec, like);
        return undefined;
      }
      const type = operandType(spec.args.result!, a.prec);
      if (spec.nothing?.(a as unknown as Values)) return isComplex(type) ? { re: 0, im: 0 } : 0;
      const result = queue.context.alloc(type, 1);
      try {
        await queue.run({ ...a, result }, cpu, told(queue, spec, onGpu(queue, spec, a, gpu, doubles)));
        const [re, im] = await queue.context.download(result);
        return isComplex(type) ? { re: re!, im: im! } : re!;
      } finally {
        result.dispose();
      }
    },
  );
}

/** A checked call of a batched routine. */
export type CheckedBatch = BatchCall & Checked;

/** Checks a call of one form. */
export type BindForm = (forms: BatchedForms, form: Form, owner: object, args: object, prec?: Prec) => object;

const bindForm: BindForm = (forms, form, owner, args, prec) => bind(forms[form], owner, args, prec);

/**
 * A routine in the three forms of a batch. Nothing is done for no problems; with `onFailure: 'throw'` the call waits for info and rejects
 * if a matrix failed.
 */
export function batchedFront<A extends CheckedBatch>(
  forms: BatchedForms,
  cpu: Cpu<A>,
  gpu?: Gpu<A>,
  options: FrontOptions<A> & { readonly bind?: BindForm } = {},
): Readonly<Record<Form, Front>> {
  const { bind = bindForm } = options;
  const ofForm = (form: Form): Front => {
    const specOf = (): RoutineSpec => forms[form];
    return frontOf(specOf, async (queue, args, prec, like) => {
      const spec = specOf();
      const a = bind(forms, form, queue.context, args, prec) as A;
      const count = countOf(a);
      if (count === 0 || spec.nothing?.(a)) return;
      await run(queue, spec, a, cpu, gpu, like, options);
      if (a.onFailure === 'throw') mustSucceed(a.routine, await queue.context.download(a.info as Ptr<'i'>, count));
    });
  };
  return { strided: ofForm('strided'), batched: ofForm('batched'), vbatched: ofForm('vbatched') };
}

/** One form of a batched routine, or of its specs: a call, which bundlers drop where it is not used. */
export const formed = <T>(forms: Readonly<Record<Form, T>>, form: Form): T => forms[form];

/** The arguments of a routine with a result, with a place for it, and without. */
export type WithPlace<A extends { result?: unknown }> = A & Required<Pick<A, 'result'>>;
export type WithoutPlace<A> = A & { result?: undefined };

/** A front by the types that its spec declares. */
export const typed = <F>(routine: Front<unknown>): F => routine as unknown as F;

/** The same, restricted to one precision. */
export function only<P extends Prec, F>(prec: P, routine: Front<unknown>): F & { readonly prec: P } {
  const alias = (on: Context | Queue, args: object) => routine(on, args, prec);
  alias.prec = prec; // assigned, not by Object.assign: there are a thousand of these at import
  return alias as unknown as F & { readonly prec: P };
}
