import type { Prec } from './field.ts';
import type { RoutineSpec } from './spec.ts';
/** The arguments of a checked call: every field read once, defaults filled in, flags in lower case. */
export type Bound<A> = Required<A> & {
    /** Precision letter of the operands. */
    readonly prec: Prec;
    /** Name with the precision letter, for traces and messages. */
    readonly routine: string;
};
/**
 * Checks `args` and returns them complete. Of the record its own properties are read, each once: what stands in Object.prototype is no
 * argument, and what the record inherits from a class or another record is refused. `owner` is the context of the queue that will run the
 * call; `prec` restricts the precision (the aliases sgemm, dgemm, ...). Throws ArgumentError or DisposedError.
 */
export declare function bind<A extends object>(spec: RoutineSpec, owner: object, args: A, prec?: Prec): Bound<A>;
