// Reads and checks a call against its spec, once, before anything is enqueued: the first illegal argument is reported, in argument order.
import { DisposedError, show } from './errors.ts';
import type { Ptr, Storage, Window } from './matrix.ts';
import { overlap } from './matrix.ts';
import type { Prec } from './precision.ts';
import { isElementType, precisions } from './precision.ts';
import type { ArgSpec, RoutineSpec, Values } from './spec.ts';
import { argNames, num, operandType, refuse, routineName } from './spec.ts';

/** The arguments of a checked call: every field read once, defaults filled in, flags in lower case. */
export type Bound<A> = Required<A> & {
  /** Precision letter of the operands. */
  readonly prec: Prec;
  /** Name with the precision letter, for traces and messages. */
  readonly routine: string;
};

/**
 * Checks `args` and returns them complete. `owner` is the context of the queue that will run the call; `prec` restricts the precision
 * (the aliases sgemm, dgemm, ...). Throws ArgumentError or DisposedError.
 */
export function bind<A extends object>(spec: RoutineSpec, owner: object, args: A, prec?: Prec): Bound<A> {
  const call = new Call(spec, owner, prec ?? '');
  if (typeof args !== 'object' || args === null) {
    refuse(spec, call.prec, 'arguments', args, `must be one record of ${argNames(spec).join(', ')}`);
  }
  call.read(args as Values);
  call.checkFootprints();
  call.values.prec = call.prec;
  call.values.routine = routineName(spec, call.prec);
  return call.values as Bound<A>;
}

type Operand = Extract<ArgSpec, { kind: 'matrix' | 'vector' }>;

interface Place {
  readonly name: string;
  readonly buffer: Storage;
  readonly window: Window;
  readonly writes: boolean;
}

class Call {
  readonly spec: RoutineSpec;
  readonly owner: object;
  prec: string;
  readonly values: Record<string, unknown> = {};

  constructor(spec: RoutineSpec, owner: object, prec: string) {
    this.spec = spec;
    this.owner = owner;
    this.prec = prec;
  }

  refuse(name: string, value: unknown, rule: string): never {
    refuse(this.spec, this.prec, name, value, rule);
  }

  read(args: Values): void {
    for (const name of argNames(this.spec)) {
      const arg = this.spec.args[name]!;
      const given = args[name];
      const absent = 'optional' in arg || (arg.kind === 'ld' && this.values[arg.of] === undefined);
      if (given === undefined && absent) continue;
      this.values[name] = given === undefined && 'default' in arg ? arg.default : this.check(name, arg, given);
    }
    for (const name of Object.keys(args)) {
      if (!Object.hasOwn(this.spec.args, name)) {
        this.refuse(
          name,
          args[name],
          `there is no such argument: ${this.spec.name} takes ${argNames(this.spec).join(', ')}`,
        );
      }
    }
  }

  check(name: string, arg: ArgSpec, value: unknown): unknown {
    switch (arg.kind) {
      case 'flag': {
        const flag = typeof value === 'string' ? value.toLowerCase() : value;
        if (!arg.values.includes(flag as string))
          this.refuse(name, value, `must be one of ${arg.values.map((v) => `'${v}'`).join(' ')}`);
        return flag;
      }
      case 'size':
        return this.integer(name, value, 0, 'must be an integer >= 0');
      case 'scalar':
        if (typeof value !== 'number') this.refuse(name, value, 'must be a number');
        return value;
      case 'ld': {
        const operand = this.spec.args[arg.of]!;
        const rows = operand.kind === 'matrix' ? operand.rows(this.values) : 1;
        return this.integer(
          name,
          value,
          Math.max(1, rows),
          `must be an integer >= max(1, rows of ${arg.of}) = ${Math.max(1, rows)}`,
        );
      }
      case 'inc':
        if (!Number.isSafeInteger(value) || value === 0) this.refuse(name, value, 'must be a non-zero integer');
        return value;
      case 'index': {
        const [from, to] = [arg.from(this.values), arg.to(this.values)];
        if (!Number.isSafeInteger(value) || (value as number) < from || (value as number) > to)
          this.refuse(name, value, arg.rule);
        return value;
      }
      case 'matrix':
      case 'vector':
        return this.pointer(name, arg, value);
    }
    return arg satisfies never;
  }

  integer(name: string, value: unknown, least: number, rule: string): number {
    if (!Number.isSafeInteger(value) || (value as number) < least) this.refuse(name, value, rule);
    return value as number;
  }

  /** A buffer of this context, alive, of the right type, with a legal offset. The first operand without a type of its own settles the precision. */
  pointer(name: string, arg: Operand, value: unknown): Ptr<never> {
    const pointer = value as Partial<Ptr<never>> | null | undefined;
    const buffer =
      typeof pointer === 'object' && pointer !== null ? (pointer.buffer as Storage | undefined) : undefined;
    const offset = buffer === undefined ? undefined : pointer!.offset;
    if (typeof buffer !== 'object' || buffer === null || !isElementType(buffer.type)) {
      this.refuse(
        name,
        value,
        'must be a buffer made by the context (context.alloc or context.upload) or a place in one (buffer.at(offset))',
      );
    }
    if (buffer.disposed)
      throw new DisposedError(
        `${routineName(this.spec, this.prec)}: the buffer of argument ${name} has been disposed of`,
      );
    if (buffer.owner !== this.owner) this.refuse(name, value, 'its buffer belongs to another context than the queue');
    if (arg.type === undefined && this.prec === '' && buffer.type !== 'i' && this.spec.precs.includes(buffer.type))
      this.prec = buffer.type;
    const type = operandType(arg, this.prec as Prec);
    if (buffer.type !== type) {
      const found = precisions[buffer.type].title;
      if (type === 'i') this.refuse(name, value, `must be an integer buffer (type 'i'), not ${found}`);
      const wanted = (type as string) === '' ? ([...this.spec.precs] as Prec[]) : [type];
      const titles = wanted.map((p) => precisions[p].title).join(' or ');
      this.refuse(name, value, `must hold ${titles} precision, not ${found}`);
    }
    if (!Number.isSafeInteger(offset) || offset! < 0 || offset! > buffer.length) {
      this.refuse(
        name,
        value,
        `its offset ${show(offset)} must be an integer in 0..${buffer.length} (the buffer's length)`,
      );
    }
    return { buffer, offset } as unknown as Ptr<never>;
  }

  /** Every operand lies inside its buffer, and no operand that is written shares an element with another. */
  checkFootprints(): void {
    const operands: Place[] = [];
    for (const name of argNames(this.spec)) {
      const arg = this.spec.args[name]!;
      if (arg.kind !== 'matrix' && arg.kind !== 'vector') continue;
      const pointer = this.values[name] as Ptr<never> | undefined;
      if (pointer === undefined) continue;
      const window = this.window(arg, pointer.offset);
      const needed = window.rows === 0 || window.cols === 0 ? 0 : (window.cols - 1) * window.ld + window.rows;
      if (pointer.offset + needed > pointer.buffer.length) {
        const rule = `${window.rows} x ${window.cols} elements (stride ${window.ld}) from offset ${pointer.offset} need ${pointer.offset + needed}, and the buffer has ${pointer.buffer.length}`;
        this.refuse(name, pointer.buffer.length, rule);
      }
      operands.push({ name, buffer: pointer.buffer, window, writes: arg.access !== 'in' });
    }
    for (const [k, a] of operands.entries()) {
      for (const b of operands.slice(0, k)) {
        if ((a.writes || b.writes) && a.buffer === b.buffer && overlap(a.window, b.window)) {
          this.refuse(
            a.name,
            a.window.offset,
            `it overlaps ${b.name} in the same buffer, and ${a.writes ? a.name : b.name} is written`,
          );
        }
      }
    }
  }

  window(arg: Operand, offset: number): Window {
    if (arg.kind === 'matrix') {
      return { offset, rows: arg.rows(this.values), cols: arg.cols(this.values), ld: num(this.values, arg.ld) };
    }
    const length = arg.length(this.values);
    const inc = arg.inc === undefined ? 1 : Math.abs(num(this.values, arg.inc));
    const rows = length === 0 ? 0 : (length - 1) * inc + 1;
    return { offset, rows, cols: 1, ld: Math.max(1, rows) };
  }
}
