// A small typed assembler for WebAssembly with SIMD: expressions are values, a module becomes bytes. Knows no linear algebra.

export type ValueType = 'i32' | 'i64' | 'f32' | 'f64' | 'v128';

/** A block that branches may leave (or, for a loop, start again). */
export class Label {}

/** Instructions: bytes, sequences, and what needs to know how deep in blocks it stands. */
type Code =
  | number
  | readonly Code[]
  | { readonly open: number; readonly label: Label; readonly body: Code }
  | { readonly branch: number; readonly label: Label };

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

const TYPE_CODE: Readonly<Record<ValueType, number>> = { i32: 0x7f, i64: 0x7e, f32: 0x7d, f64: 0x7c, v128: 0x7b };
const VOID = 0x40;
const END = 0x0b;

export const expr = <T extends ValueType>(type: T, ...code: readonly Code[]): Expr<T> => ({ type, code });
export const stmt = (...code: readonly Code[]): Stmt => ({ type: 'void', code });

/** Unsigned LEB128. */
export function leb(value: number): number[] {
  const bytes = [];
  let rest = value;
  while (rest >= 0x80) {
    bytes.push((rest % 0x80) | 0x80);
    rest = Math.floor(rest / 0x80);
  }
  return [...bytes, rest];
}

/** Signed LEB128 of a 32-bit integer. */
export function signedLeb(value: number): number[] {
  const bytes = [];
  let rest = value | 0;
  for (;;) {
    const low = rest & 0x7f;
    rest >>= 7;
    if ((rest === 0 && low < 0x40) || (rest === -1 && low >= 0x40)) return [...bytes, low];
    bytes.push(low | 0x80);
  }
}

/** An i32 expression: the constant, if it is a number. */
export const int = (value: I32): Expr<'i32'> =>
  typeof value === 'number' ? expr('i32', 0x41, signedLeb(value)) : value;

export class Local<T extends ValueType> implements Expr<T> {
  readonly type: T;
  readonly code: Code;
  private readonly index: readonly number[];

  constructor(type: T, index: number) {
    this.type = type;
    this.index = leb(index);
    this.code = [0x20, this.index];
  }
  set(value: Expr<T>): Stmt {
    return stmt(value.code, 0x21, this.index);
  }
  /** Sets and leaves the value. */
  tee(value: Expr<T>): Expr<T> {
    return expr(this.type, value.code, 0x22, this.index);
  }
}

/** A counter or pointer. */
export class Int extends Local<'i32'> {
  constructor(index: number) {
    super('i32', index);
  }
  to(value: I32): Stmt {
    return this.set(int(value));
  }
  plus(step: I32): Stmt {
    return this.set(expr('i32', this.code, int(step).code, 0x6a));
  }
}

/** body; leave with br(label) or brIf(label, condition). */
export function block(body: (out: Label) => readonly Stmt[]): Stmt {
  const label = new Label();
  return stmt({ open: 0x02, label, body: codes(body(label)) });
}

/** body, started again by br(label) or brIf(label, condition), else left at its end. */
export function loop(body: (again: Label) => readonly Stmt[]): Stmt {
  const label = new Label();
  return stmt({ open: 0x03, label, body: codes(body(label)) });
}

export const br = (label: Label): Stmt => stmt({ branch: 0x0c, label });
export const brIf = (label: Label, condition: Expr<'i32'>): Stmt => stmt(condition.code, { branch: 0x0d, label });

export function when(condition: Expr<'i32'>, then: readonly Stmt[], otherwise: readonly Stmt[] = []): Stmt {
  const alternative = otherwise.length > 0 ? [0x05, codes(otherwise)] : [];
  return stmt(condition.code, { open: 0x04, label: new Label(), body: [codes(then), alternative] });
}

/** for (i = from; i < to; i += step) body, compared as signed numbers; step > 0. `to` is evaluated every time. */
export function range(i: Int, from: I32, to: I32, step: I32, body: readonly Stmt[]): Stmt {
  const below = expr('i32', i.code, int(to).code, 0x48);
  return stmt(i.to(from).code, when(below, [loop((again) => [...body, i.plus(step), brIf(again, below)])]).code);
}

/** Repeats body while the condition holds. */
export const whileLoop = (condition: Expr<'i32'>, body: readonly Stmt[]): Stmt =>
  when(condition, [loop((again) => [...body, brIf(again, condition)])]);

/** Both values are computed. */
export const select = <T extends ValueType>(condition: Expr<'i32'>, yes: Expr<T>, no: Expr<T>): Expr<T> =>
  yes.type === 'v128'
    ? expr(yes.type, yes.code, no.code, condition.code, 0x1c, 1, TYPE_CODE.v128)
    : expr(yes.type, yes.code, no.code, condition.code, 0x1b);

export const ret = (value?: Expr<ValueType>): Stmt => stmt(value === undefined ? [] : value.code, 0x0f);
export const drop = (value: Expr<ValueType>): Stmt => stmt(value.code, 0x1a);

/** Copies bytes within memory; the areas may overlap. */
export const memoryCopy = (to: I32, from: I32, bytes: I32): Stmt =>
  stmt(int(to).code, int(from).code, int(bytes).code, 0xfc, 0x0a, 0, 0);
export const memoryFill = (to: I32, byte: I32, bytes: I32): Stmt =>
  stmt(int(to).code, int(byte).code, int(bytes).code, 0xfc, 0x0b, 0);

const codes = (list: readonly { readonly code: Code }[]): Code => list.map(({ code }) => code);

type Locals<P extends readonly ValueType[]> = { [K in keyof P]: P[K] extends 'i32' ? Int : Local<P[K]> };
type Arguments<P extends readonly ValueType[]> = { [K in keyof P]: P[K] extends 'i32' ? I32 : Expr<P[K]> };

/** A function of the module, to be called by others of it. */
export interface Func<P extends readonly ValueType[], R extends ValueType | 'void'> {
  readonly params: P;
  readonly result: R;
  readonly index: number;
}

/** The function being written: hands out its locals. */
export class Frame {
  readonly types: ValueType[] = [];
  private readonly params: number;

  constructor(params: number) {
    this.params = params;
  }
  local<T extends Exclude<ValueType, 'i32'>>(type: T): Local<T> {
    return new Local(type, this.place(type));
  }
  locals<T extends Exclude<ValueType, 'i32'>>(type: T, count: number): Local<T>[] {
    return Array.from({ length: count }, () => this.local(type));
  }
  int(): Int {
    return new Int(this.place('i32'));
  }
  ints(count: number): Int[] {
    return Array.from({ length: count }, () => this.int());
  }

  private place(type: ValueType): number {
    return this.params + this.types.push(type) - 1;
  }
}

interface Encoded {
  readonly name: string | undefined;
  readonly type: string;
  body: number[];
}

/**
 * A module that imports memory as env.memory and, as env.scratch, the address of memory that belongs to its thread alone.
 *
 * @example
 * const m = new ModuleBuilder();
 * m.func('double', ['f64'], 'f64', (_frame, x) => [ret(double.add(x, x))]);
 * const module = new WebAssembly.Module(m.bytes(true));
 */
export class ModuleBuilder {
  private readonly functions: Encoded[] = [];

  /** Address of the thread's own memory. */
  get scratch(): Expr<'i32'> {
    return expr('i32', 0x23, 0);
  }

  /** Adds a function; with a name it is exported. A function with a result ends in `ret`. */
  func<const P extends readonly ValueType[], R extends ValueType | 'void'>(
    name: string | undefined,
    params: P,
    result: R,
    body: (frame: Frame, ...args: Locals<P>) => readonly Stmt[],
  ): Func<P, R> {
    const index = this.functions.length;
    const type = String.fromCharCode(
      0x60,
      params.length,
      ...params.map((p) => TYPE_CODE[p]),
      ...(result === 'void' ? [0] : [1, TYPE_CODE[result as ValueType]]),
    );
    const encoded: Encoded = { name, type, body: [] };
    this.functions.push(encoded); // its index is taken before the body is written, so that it may call itself
    const frame = new Frame(params.length);
    const args = params.map((p, i) => (p === 'i32' ? new Int(i) : new Local(p, i))) as Locals<P>;
    const code: number[] = [];
    encode(codes(body(frame, ...args)), [], code);
    const locals = frame.types.map((t) => [1, TYPE_CODE[t]]);
    // A function with a result never falls off its end: the validator wants to be told.
    const tail = result === 'void' ? [END] : [0x00, END];
    encoded.body = [...leb(locals.length), ...locals.flat(), ...code, ...tail];
    return { params, result, index };
  }

  call<P extends readonly ValueType[], R extends ValueType | 'void'>(
    f: Func<P, R>,
    ...args: Arguments<P>
  ): R extends ValueType ? Expr<R> : Stmt {
    const values = (args as readonly (Expr<ValueType> | number)[]).map((a) => (typeof a === 'number' ? int(a) : a));
    return { type: f.result, code: [codes(values), 0x10, leb(f.index)] } as unknown as R extends ValueType
      ? Expr<R>
      : Stmt;
  }

  /** The module's bytes, for a shared memory or one of its own. */
  bytes(shared: boolean): Uint8Array<ArrayBuffer> {
    const types = [...new Set(this.functions.map((f) => f.type))];
    const text = (s: string): number[] => [...leb(s.length), ...Array.from(s, (c) => c.charCodeAt(0))];
    const section = (id: number, entries: readonly (readonly number[])[]): number[] => {
      const content = [...leb(entries.length), ...entries.flat()];
      return [id, ...leb(content.length), ...content];
    };
    const memory = [...text('env'), ...text('memory'), 0x02, ...(shared ? [0x03, 0, ...leb(MOST_PAGES)] : [0x00, 0])];
    const scratch = [...text('env'), ...text('scratch'), 0x03, TYPE_CODE.i32, 0];
    const exports = this.functions.flatMap(({ name }, i) =>
      name === undefined ? [] : [[...text(name), 0, ...leb(i)]],
    );
    return new Uint8Array([
      ...[0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
      ...section(
        1,
        types.map((t) => Array.from(t, (c) => c.charCodeAt(0))),
      ),
      ...section(2, [memory, scratch]),
      ...section(
        3,
        this.functions.map((f) => leb(types.indexOf(f.type))),
      ),
      ...section(7, exports),
      ...section(
        10,
        this.functions.map(({ body }) => [...leb(body.length), ...body]),
      ),
    ]);
  }
}

/** Pages of 64 KiB that a 32-bit memory can have. */
export const MOST_PAGES = 65536;

function encode(code: Code, open: readonly Label[], out: number[]): void {
  if (typeof code === 'number') {
    out.push(code);
  } else if ('branch' in code) {
    const depth = open.lastIndexOf(code.label);
    if (depth < 0) throw new Error('a branch stands outside the block that it names');
    out.push(code.branch, ...leb(open.length - 1 - depth));
  } else if ('open' in code) {
    out.push(code.open, VOID);
    encode(code.body, [...open, code.label], out);
    out.push(END);
  } else {
    for (const part of code) encode(part, open, out);
  }
}
