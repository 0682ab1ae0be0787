export type ValueType = 'i32' | 'i64' | 'f32' | 'f64' | 'v128';
/** A block that branches may leave (or, for a loop, start again). */
export declare class Label {
}
/** Instructions: bytes, sequences, and what needs to know how deep in blocks it stands. */
type Code = number | readonly Code[] | {
    readonly open: number;
    readonly label: Label;
    readonly body: Code;
} | {
    readonly branch: number;
    readonly label: Label;
};
/** Leaves one value of type T on the stack. */
export interface Expr<T extends ValueType> {
    readonly type: T;
    readonly code: Code;
}
/** Leaves nothing on the stack. */
export interface Stmt {
    readonly type: 'void';
    readonly code: Code;
}
/** An i32 operand; a number is a constant. */
export type I32 = Expr<'i32'> | number;
export declare const expr: <T extends ValueType>(type: T, ...code: readonly Code[]) => Expr<T>;
export declare const stmt: (...code: readonly Code[]) => Stmt;
/** Unsigned LEB128. */
export declare function leb(value: number): number[];
/** Signed LEB128 of a 32-bit integer. */
export declare function signedLeb(value: number): number[];
/** An i32 expression: the constant, if it is a number. */
export declare const int: (value: I32) => Expr<'i32'>;
export declare class Local<T extends ValueType> implements Expr<T> {
    readonly type: T;
    readonly code: Code;
    private readonly index;
    constructor(type: T, index: number);
    set(value: Expr<T>): Stmt;
    /** Sets and leaves the value. */
    tee(value: Expr<T>): Expr<T>;
}
/** A counter or pointer. */
export declare class Int extends Local<'i32'> {
    constructor(index: number);
    to(value: I32): Stmt;
    plus(step: I32): Stmt;
}
/** body; leave with br(label) or brIf(label, condition). */
export declare function block(body: (out: Label) => readonly Stmt[]): Stmt;
/** body, started again by br(label) or brIf(label, condition), else left at its end. */
export declare function loop(body: (again: Label) => readonly Stmt[]): Stmt;
export declare const br: (label: Label) => Stmt;
export declare const brIf: (label: Label, condition: Expr<'i32'>) => Stmt;
export declare function when(condition: Expr<'i32'>, then: readonly Stmt[], otherwise?: readonly Stmt[]): Stmt;
/** for (i = from; i < to; i += step) body, compared as signed numbers; step > 0. `to` is evaluated every time. */
export declare function range(i: Int, from: I32, to: I32, step: I32, body: readonly Stmt[]): Stmt;
/** Repeats body while the condition holds. */
export declare const whileLoop: (condition: Expr<'i32'>, body: readonly Stmt[]) => Stmt;
/** Both values are computed. */
export declare const select: <T extends ValueType>(condition: Expr<'i32'>, yes: Expr<T>, no: Expr<T>) => Expr<T>;
export declare const ret: (value?: Expr<ValueType>) => Stmt;
export declare const drop: (value: Expr<ValueType>) => Stmt;
/** Copies bytes within memory; the areas may overlap. */
export declare const memoryCopy: (to: I32, from: I32, bytes: I32) => Stmt;
export declare const memoryFill: (to: I32, byte: I32, bytes: I32) => Stmt;
type Locals<P extends readonly ValueType[]> = {
    [K in keyof P]: P[K] extends 'i32' ? Int : Local<P[K]>;
};
type Arguments<P extends readonly ValueType[]> = {
    [K in keyof P]: P[K] extends 'i32' ? I32 : Expr<P[K]>;
};
/** A function of the module, to be called by others of it. */
export interface Func<P extends readonly ValueType[], R extends ValueType | 'void'> {
    readonly params: P;
    readonly result: R;
    readonly index: number;
}
/** The function being written: hands out its locals. */
export declare class Frame {
    readonly types: ValueType[];
    private readonly params;
    constructor(params: number);
    local<T extends Exclude<ValueType, 'i32'>>(type: T): Local<T>;
    locals<T extends Exclude<ValueType, 'i32'>>(type: T, count: number): Local<T>[];
    int(): Int;
    ints(count: number): Int[];
    private place;
}
/**
 * A module that imports memory as env.memory and, as env.scratch, the address of memory that belongs to its thread alone.
 *
 * @example
 * const m = new ModuleBuilder();
 * m.func('double', ['f64'], 'f64', (_frame, x) => [ret(double.add(x, x))]);
 * const module = new WebAssembly.Module(m.bytes(true));
 */
export declare class ModuleBuilder {
    private readonly functions;
    /** Address of the thread's own memory. */
    get scratch(): Expr<'i32'>;
    /** Adds a function; with a name it is exported. A function with a result ends in `ret`. */
    func<const P extends readonly ValueType[], R extends ValueType | 'void'>(name: string | undefined, params: P, result: R, body: (frame: Frame, ...args: Locals<P>) => readonly Stmt[]): Func<P, R>;
    call<P extends readonly ValueType[], R extends ValueType | 'void'>(f: Func<P, R>, ...args: Arguments<P>): R extends ValueType ? Expr<R> : Stmt;
    /** The module's bytes, for a shared memory or one of its own. */
    bytes(shared: boolean): Uint8Array<ArrayBuffer>;
}
/** Pages of 64 KiB that a 32-bit memory can have. */
export declare const MOST_PAGES = 65536;
export {};
