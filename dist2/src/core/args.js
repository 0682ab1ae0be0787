// Reads and checks a call against its spec, once, before anything is enqueued: the first illegal argument is reported, in argument order.
import { readScalar } from './complex.js';
import { ArgumentError, DisposedError, show } from './errors.js';
import { readExpression } from './expression.js';
import { fields, isComplex, isElementType, realOf } from './field.js';
import { checkFootprints } from './footprints.js';
import { INHERITED, inheritedOf, own } from './own.js';
import { argNames, eachSizes, isList, operandType, refuse, routineName } from './spec.js';
/**
 * Checks `args` and returns them complete. Of the record its own properties are read, each once: what stands in Object.prototype is no
 * argument, and what the record inherits from a class or another record is refused. `owner` is the context of the queue that will run the
 * call; `prec` restricts the precision (the aliases sgemm, dgemm, ...). Throws ArgumentError or DisposedError.
 */
export function bind(spec, owner, args, prec) {
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
    call.read(args);
    call.foldConjugates();
    checkFootprints(spec, call.values, (name, value, rule) => call.refuse(name, value, rule));
    call.values.prec = call.prec;
    call.values.routine = routineName(spec, call.prec);
    return call.values;
}
const legalValues = ({ values, realOnly }, prec) => realOnly !== undefined && prec !== '' && isComplex(prec) ? values.filter((v) => v !== realOnly) : values;
const legalFlag = (values, given) => values.find((v) => typeof given === 'string' && v.toLowerCase() === given.toLowerCase());
class Call {
    spec;
    owner;
    prec;
    values = {};
    constructor(spec, owner, prec) {
        this.spec = spec;
        this.owner = owner;
        this.prec = prec;
    }
    refuse(name, value, rule) {
        refuse(this.spec, this.prec, name, value, rule);
    }
    read(args) {
        const inherited = inheritedOf(args, argNames(this.spec));
        if (inherited !== undefined)
            this.refuse(inherited, args[inherited], INHERITED);
        this.settle(args);
        const early = this.readEarly(args);
        for (const name of argNames(this.spec)) {
            const arg = this.spec.args[name];
            const given = early.has(name) ? early.get(name) : own(args, name);
            // Where and how an operand lies is not asked of one that is left out.
            const elsewhere = arg.precs !== undefined && !arg.precs.includes(this.prec);
            const hasDefault = 'default' in arg;
            const absent = (elsewhere && !hasDefault) || 'optional' in arg || ('of' in arg && this.values[arg.of] === undefined);
            if (given !== undefined && elsewhere && !(hasDefault && given === arg.default)) {
                const titles = [...arg.precs].map((prec) => fields[prec].title).join(' and ');
                this.refuse(name, given, `is there in ${titles} precision only`);
            }
            // What is left out is undefined in the record itself, too.
            if (given === undefined && absent)
                this.values[name] = undefined;
            else
                this.values[name] = given === undefined && 'default' in arg ? arg.default : this.check(name, arg, given);
            const wrong = arg.also?.(this.values);
            if (wrong !== undefined)
                this.refuse(name, given, wrong);
        }
        for (const name of Object.keys(args)) {
            if (!Object.hasOwn(this.spec.args, name)) {
                this.refuse(name, args[name], `there is no such argument: ${this.spec.name} takes ${argNames(this.spec).join(', ')}`);
            }
        }
    }
    /**
     * The precision of a call by its generic name, from the first operand that is given and has no type of its own: scalars in front of it
     * depend on it. Where there is none, from the first one whose type depends on the precision, as the real one that it has.
     */
    settle(args) {
        if (this.prec !== '' || !/[cz]/.test(this.spec.precs))
            return;
        const name = argNames(this.spec).find((name) => {
            const arg = this.spec.args[name];
            const isOperand = arg.kind === 'matrix' || arg.kind === 'vector';
            return isOperand && arg.type === undefined && own(args, name) !== undefined;
        });
        const typeOf = (name) => {
            const pointer = (name === undefined ? undefined : own(args, name));
            return pointer?.buffer?.type;
        };
        const isReal = (name) => typeof this.spec.args[name].type === 'function';
        const type = typeOf(name ?? argNames(this.spec).find(isReal));
        if (isElementType(type) && type !== 'i' && this.spec.precs.includes(type))
            this.prec = type;
    }
    /** Real numbers are their own conjugates: behind this 'c' is only said of complex ones. */
    foldConjugates() {
        if (this.prec !== '' && isComplex(this.prec))
            return;
        for (const name of argNames(this.spec)) {
            const arg = this.spec.args[name];
            if (arg.kind === 'flag' && this.values[name] === 'c' && arg.values.includes('t'))
                this.values[name] = 't';
        }
    }
    /**
     * What is given for flags on which arguments in front of them depend; a wrong one is taken for its default until its turn to be refused.
     */
    readEarly(args) {
        const given = new Map();
        for (const name of argNames(this.spec)) {
            const arg = this.spec.args[name];
            if (arg.kind !== 'flag' || arg.early !== true)
                continue;
            const value = own(args, name);
            given.set(name, value);
            this.values[name] = legalFlag(arg.values, value) ?? arg.default;
        }
        return given;
    }
    check(name, arg, value) {
        switch (arg.kind) {
            case 'flag': {
                const values = legalValues(arg, this.prec);
                const flag = legalFlag(values, value);
                if (flag !== undefined)
                    return flag;
                const { numbers: [first, last] = [0, -1] } = arg;
                if (Number.isSafeInteger(value) && value >= first && value <= last)
                    return value;
                const numbers = first > last ? '' : ` or an integer in ${first}..${last}`;
                return this.refuse(name, value, `must be one of ${values.map((v) => `'${v}'`).join(' ')}${numbers}`);
            }
            case 'switch':
                if (typeof value !== 'boolean')
                    this.refuse(name, value, 'must be true or false');
                return value;
            case 'expression':
                return this.expression(name, value);
            case 'size':
            case 'stride':
                return this.integer(name, value, 0, 'must be an integer >= 0');
            case 'sizes':
            case 'offsets':
                return this.list(name, value, (list) => {
                    for (let b = 0; b < list.length; b++)
                        this.entry(name, b, list[b], 0, 'must be an integer >= 0');
                });
            case 'lds': {
                const operand = this.spec.args[arg.of];
                return this.list(name, value, (list) => {
                    eachSizes(this.spec, this.values, (one, b) => {
                        const rows = Math.max(1, operand.rows(one));
                        this.entry(name, b, list[b], rows, `must be an integer >= max(1, rows of ${arg.of})`);
                    });
                });
            }
            case 'scalar': {
                const prec = this.prec === '' ? 's' : this.prec;
                const scalar = readScalar(value, arg.real ? realOf(prec) : prec);
                if (typeof scalar === 'string')
                    this.refuse(name, value, scalar);
                if (arg.integer && scalar !== (scalar | 0))
                    this.refuse(name, value, 'must be an integer in -2^31..2^31-1');
                return scalar;
            }
            case 'ld': {
                const operand = this.spec.args[arg.of];
                const rows = operand.kind === 'matrix' ? operand.rows(this.values) : 1;
                return this.integer(name, value, Math.max(1, rows), `must be an integer >= max(1, rows of ${arg.of}) = ${Math.max(1, rows)}`);
            }
            case 'inc':
                if (arg.positive)
                    return this.integer(name, value, 1, 'must be an integer >= 1, as in all batches');
                if (!Number.isSafeInteger(value) || value === 0)
                    this.refuse(name, value, 'must be a non-zero integer');
                return value;
            case 'index': {
                const [from, to] = [arg.from(this.values), arg.to(this.values)];
                if (!Number.isSafeInteger(value) || value < from || value > to)
                    this.refuse(name, value, arg.rule);
                return value;
            }
            case 'matrix':
            case 'vector':
                return this.pointer(name, arg, value);
        }
        return arg;
    }
    /** A private copy, its text in the form that kernels take. */
    expression(name, value) {
        if (typeof value !== 'object' || value === null)
            this.refuse(name, value, 'must be a record of wgsl and js');
        const { wgsl, js } = value;
        if (typeof js !== 'function')
            this.refuse(name, value, 'its js must be a function of one number');
        const read = readExpression(wgsl);
        if ('rule' in read)
            this.refuse(name, value, read.rule);
        return { wgsl: read.text, js };
    }
    /** A private copy of a list of integers, as long as the first list, after `check` of its entries. */
    list(name, value, check) {
        if (!Array.isArray(value) && !(ArrayBuffer.isView(value) && 'length' in value))
            this.refuse(name, value, 'must be an array of integers, one per problem');
        const list = Array.prototype.slice.call(value);
        const first = argNames(this.spec).find((other) => isList(this.spec.args[other]));
        const wanted = first === name ? list.length : this.values[first].length;
        if (list.length !== wanted)
            this.refuse(name, value, `must have ${wanted} entries, one per problem, like ${first}, not ${list.length}`);
        check(list);
        return list;
    }
    entry(name, b, value, least, rule) {
        if (Number.isSafeInteger(value) && value >= least)
            return;
        this.refuse(name, value, `entry ${b} ${rule}${least > 0 ? ` = ${least}` : ''}`);
    }
    integer(name, value, least, rule) {
        if (!Number.isSafeInteger(value) || value < least)
            this.refuse(name, value, rule);
        return value;
    }
    /**
     * A buffer of this context, alive, of the right type, with a legal offset. The first operand without a type of its own settles the
     * precision.
     */
    pointer(name, arg, value) {
        const pointer = value;
        const buffer = typeof pointer === 'object' && pointer !== null ? pointer.buffer : undefined;
        const offset = buffer === undefined ? undefined : pointer.offset;
        if (typeof buffer !== 'object' || buffer === null || !isElementType(buffer.type)) {
            this.refuse(name, value, 'must be a buffer made by the context (context.alloc or context.upload) or a place in one (buffer.at(offset))');
        }
        if (buffer.disposed)
            throw new DisposedError(`${routineName(this.spec, this.prec)}: the buffer of argument ${name} has been disposed of`);
        if (buffer.owner !== this.owner)
            this.refuse(name, value, 'its buffer belongs to another context than the queue');
        if (arg.type === undefined && this.prec === '' && buffer.type !== 'i' && this.spec.precs.includes(buffer.type))
            this.prec = buffer.type;
        // While what settles the precision is still to come, and is wrong, what any of them has will do.
        const fits = (prec) => operandType(arg, prec) === buffer.type;
        const precs = this.prec === '' ? [...this.spec.precs] : [this.prec];
        if (!precs.some(fits)) {
            const wanted = new Set(precs.map((prec) => operandType(arg, prec)));
            const found = fields[buffer.type].title;
            if (wanted.has('i'))
                this.refuse(name, value, `must be an integer buffer (type 'i'), not ${found}`);
            const titles = [...wanted].map((p) => fields[p].title).join(' or ');
            this.refuse(name, value, `must hold ${titles} precision, not ${found}`);
        }
        if (!Number.isSafeInteger(offset) || offset < 0 || offset > buffer.length) {
            this.refuse(name, value, `its offset ${show(offset)} must be an integer in 0..${buffer.length} (the buffer's length)`);
        }
        return { buffer, offset };
    }
}
