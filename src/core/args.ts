// Reads and checks a call against its spec, once, before anything is enqueued: the first illegal argument is reported, in argument order.
import { readScalar } from './complex.ts';
import { ArgumentError, DisposedError, show } from './errors.ts';
import { type Expression, readExpression } from './expression.ts';
import type { Prec } from './field.ts';
import { fields, isComplex, isElementType, realOf } from './field.ts';
import { checkFootprints, type Operand } from './footprints.ts';
import type { Ptr, Storage } from './matrix.ts';
import { INHERITED, inheritedOf, own } from './own.ts';
import type { ArgSpec, RoutineSpec, Values } from './spec.ts';
import { argNames, eachSizes, isList, operandType, refuse, routineName } from './spec.ts';

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
export function bind<A extends object>(spec: RoutineSpec, owner: object, args: A, prec?: Prec): Bound<A> {
  if (typeof owner !== 'object' || owner === null)
    throw new ArgumentError(routineName(spec, prec ?? ''), 'queue', 1, owner, 'must be a context or its queue');
  if (prec !== undefined && ![...spec.precs].includes(prec)) {
    const rule = `must be one of ${[...spec.precs].map((letter) => `'${letter}'`).join(' ')}`;
    throw new ArgumentError(spec.name, 'prec', argNames(spec).length + 1, prec, rule);
  }
  const call = new Call(spec, owner, prec ?? '');
  if (typeof args !== 'object' || args === null) {
    refuse(spec, call.prec, 'arguments', args, `must be one record of ${argNames(spec).join(', ')}`);
  }
  call.read(args as Values);
  call.foldConjugates();
  checkFootprints(spec, call.values, (name, value, rule) => call.refuse(name, value, rule));
  call.values.prec = call.prec;
  call.values.routine = routineName(spec, call.prec);
  return call.values as Bound<A>;
}

const legalValues = ({ values, realOnly }: Extract<ArgSpec, { kind: 'flag' }>, prec: string): readonly string[] =>
  realOnly !== undefined && prec !== '' && isComplex(prec as Prec) ? values.filter((v) => v !== realOnly) : values;

const legalFlag = (values: readonly string[], given: unknown): string | undefined =>
  values.find((v) => typeof given === 'string' && v.toLowerCase() === given.toLowerCase());

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
    const inherited = inheritedOf(args, argNames(this.spec));
    if (inherited !== undefined) this.refuse(inherited, args[inherited], INHERITED);
    this.settle(args);
    const early = this.readEarly(args);
    for (const name of argNames(this.spec)) {
      const arg = this.spec.args[name]!;
      const given = early.has(name) ? early.get(name) : own(args, name);
      // Where and how an operand lies is not asked of one that is left out.
      const elsewhere = arg.precs !== undefined && !arg.precs.includes(this.prec);
      const hasDefault = 'default' in arg;
      const absent =
        (elsewhere && !hasDefault) || 'optional' in arg || ('of' in arg && this.values[arg.of] === undefined);
      if (given !== undefined && elsewhere && !(hasDefault && given === arg.default)) {
        const titles = [...arg.precs!].map((prec) => fields[prec as Prec].title).join(' and ');
        this.refuse(name, given, `is there in ${titles} precision only`);
      }
      // What is left out is undefined in the record itself, too.
      if (given === undefined && absent) this.values[name] = undefined;
      else this.values[name] = given === undefined && 'default' in arg ? arg.default : this.check(name, arg, given);
      const wrong = arg.also?.(this.values);
      if (wrong !== undefined) this.refuse(name, given, wrong);
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

  /**
   * The precision of a call by its generic name, from the first operand that is given and has no type of its own: scalars in front of it
   * depend on it. Where there is none, from the first one whose type depends on the precision, as the real one that it has.
   */
  settle(args: Values): void {
    if (this.prec !== '' || !/[cz]/.test(this.spec.precs)) return;
    const name = argNames(this.spec).find((name) => {
      const arg = this.spec.args[name]!;
      const isOperand = arg.kind === 'matrix' || arg.kind === 'vector';
      return isOperand && arg.type === undefined && own(args, name) !== undefined;
    });
    const typeOf = (name: string | undefined): unknown => {
      const pointer = (name === undefined ? undefined : own(args, name)) as Partial<Ptr<never>> | null | undefined;
      return (pointer?.buffer as Storage | undefined)?.type;
    };
    const isReal = (name: string): boolean => typeof (this.spec.args[name] as Partial<Operand>).type === 'function';
    const type = typeOf(name ?? argNames(this.spec).find(isReal));
    if (isElementType(type) && type !== 'i' && this.spec.precs.includes(type)) this.prec = type;
  }

  /** Real numbers are their own conjugates: behind this 'c' is only said of complex ones. */
  foldConjugates(): void {
    if (this.prec !== '' && isComplex(this.prec as Prec)) return;
    for (const name of argNames(this.spec)) {
      const arg = this.spec.args[name]!;
      if (arg.kind === 'flag' && this.values[name] === 'c' && arg.values.includes('t')) this.values[name] = 't';
    }
  }

  /**
   * What is given for flags on which arguments in front of them depend; a wrong one is taken for its default until its turn to be refused.
   */
  readEarly(args: Values): ReadonlyMap<string, unknown> {
    const given = new Map<string, unknown>();
    for (const name of argNames(this.spec)) {
      const arg = this.spec.args[name]!;
      if (arg.kind !== 'flag' || arg.early !== true) continue;
      const value = own(args, name);
      given.set(name, value);
      this.values[name] = legalFlag(arg.values, value) ?? arg.default;
    }
    return given;
  }

  check(name: string, arg: ArgSpec, value: unknown): unknown {
    switch (arg.kind) {
      case 'flag': {
        const values = legalValues(arg, this.prec);
        const flag = legalFlag(values, value);
        if (flag !== undefined) return flag;
        const { numbers: [first, last] = [0, -1] } = arg;
        if (Number.isSafeInteger(value) && (value as number) >= first && (value as number) <= last) return value;
        const numbers = first > last ? '' : ` or an integer in ${first}..${last}`;
        return this.refuse(name, value, `must be one of ${values.map((v) => `'${v}'`).join(' ')}${numbers}`);
      }
      case 'switch':
        if (typeof value !== 'boolean') this.refuse(name, value, 'must be true or false');
        return value;
      case 'expression':
        return this.expression(name, value);
      case 'size':
      case 'stride':
        return this.integer(name, value, 0, 'must be an integer >= 0');
      case 'sizes':
      case 'offsets':
        return this.list(name, value, (list) => {
          for (let b = 0; b < list.length; b++) this.entry(name, b, list[b], 0, 'must be an integer >= 0');
        });
      case 'lds': {
        const operand = this.spec.args[arg.of]! as Extract<ArgSpec, { kind: 'matrix' }>;
        return this.list(name, value, (list) => {
          eachSizes(this.spec, this.values, (one, b) => {
            const rows = Math.max(1, operand.rows(one));
            this.entry(name, b, list[b], rows, `must be an integer >= max(1, rows of ${arg.of})`);
          });
        });
      }
      case 'scalar': {
        const prec = this.prec === '' ? 's' : (this.prec as Prec);
        const scalar = readScalar(value, arg.real ? realOf(prec) : prec);
        if (typeof scalar === 'string') this.refuse(name, value, scalar);
        if (arg.integer && scalar !== ((scalar as number) | 0))
          this.refuse(name, value, 'must be an integer in -2^31..2^31-1');
        return scalar;
      }
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
        if (arg.positive) return this.integer(name, value, 1, 'must be an integer >= 1, as in all batches');
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

  /** A private copy, its text in the form that kernels take. */
  expression(name: string, value: unknown): Expression {
    if (typeof value !== 'object' || value === null) this.refuse(name, value, 'must be a record of wgsl and js');
    const { wgsl, js } = value as Partial<Expression>;
    if (typeof js !== 'function') this.refuse(name, value, 'its js must be a function of one number');
    const read = readExpression(wgsl);
    if ('rule' in read) this.refuse(name, value, read.rule);
    return { wgsl: read.text, js };
  }

  /** A private copy of a list of integers, as long as the first list, after `check` of its entries. */
  list(name: string, value: unknown, check: (list: readonly unknown[]) => void): readonly number[] {
    if (!Array.isArray(value) && !(ArrayBuffer.isView(value) && 'length' in value))
      this.refuse(name, value, 'must be an array of integers, one per problem');
    const list: number[] = Array.prototype.slice.call(value);
    const first = argNames(this.spec).find((other) => isList(this.spec.args[other]!))!;
    const wanted = first === name ? list.length : (this.values[first] as readonly number[]).length;
    if (list.length !== wanted)
      this.refuse(name, value, `must have ${wanted} entries, one per problem, like ${first}, not ${list.length}`);
    check(list);
    return list;
  }

  entry(name: string, b: number, value: unknown, least: number, rule: string): void {
    if (Number.isSafeInteger(value) && (value as number) >= least) return;
    this.refuse(name, value, `entry ${b} ${rule}${least > 0 ? ` = ${least}` : ''}`);
  }

  integer(name: string, value: unknown, least: number, rule: string): number {
    if (!Number.isSafeInteger(value) || (value as number) < least) this.refuse(name, value, rule);
    return value as number;
  }

  /**
   * A buffer of this context, alive, of the right type, with a legal offset. The first operand without a type of its own settles the
   * precision.
   */
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
    // While what settles the precision is still to come, and is wrong, what any of them has will do.
    const fits = (prec: string): boolean => operandType(arg, prec as Prec) === buffer.type;
    const precs = this.prec === '' ? [...this.spec.precs] : [this.prec];
    if (!precs.some(fits)) {
      const wanted = new Set(precs.map((prec) => operandType(arg, prec as Prec)));
      const found = fields[buffer.type].title;
      if (wanted.has('i')) this.refuse(name, value, `must be an integer buffer (type 'i'), not ${found}`);
      const titles = [...wanted].map((p) => fields[p].title).join(' or ');
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
}
