// Special values of alpha and beta as one case for all routines that have them, from their specs. The rule is reference BLAS's: a term
// whose scalar is zero is left out, whatever its operands hold, and so is a product without depth, whatever its scalar is; all others are
// computed, NaN and infinities included. What a routine computes is not repeated here: its results at ordinary scalars say it.
import { isZero } from '../../src/core/complex.js';
import { fields, isComplex } from '../../src/core/field.js';
import { operandType } from '../../src/core/spec.js';
import { im, re } from './scalars.js';
const has = (spec, name) => spec.args[name]?.kind === 'scalar';
/** Whether there is a case for a routine. */
export const hasScalars = (spec) => has(spec, 'alpha') || has(spec, 'beta');
/** The operands of numbers that a call cannot do without. */
export function operandsOf(spec) {
    const args = Object.values(spec.args);
    const isPlaces = (name) => args.some((arg) => arg.kind === 'matrix' && arg.places === name);
    return Object.entries(spec.args)
        .filter(([name, arg]) => (arg.kind === 'matrix' || arg.kind === 'vector') && !('optional' in arg) && !isPlaces(name))
        .map(([name]) => name);
}
const isRead = (spec, name) => {
    const arg = spec.args[name];
    return 'access' in arg && arg.access === 'in';
};
/** The operand that a routine writes. */
export const resultOf = (spec) => operandsOf(spec).find((name) => !isRead(spec, name));
/** The operands of each term: by BLAS's order of arguments a scalar stands in front of what it multiplies. */
function termsOf(spec) {
    const names = Object.keys(spec.args);
    const place = (name) => names.indexOf(name);
    const [first, second] = [place('alpha'), has(spec, 'beta') ? place('beta') : names.length];
    const operands = operandsOf(spec);
    return {
        alpha: operands.filter((name) => place(name) > first && place(name) < second && isRead(spec, name)),
        beta: operands.filter((name) => place(name) > second),
    };
}
/** What a scalar is set to: zeros of both signs, one, an ordinary number, what is no number or infinite, and a small number. */
function valuesOf(spec, prec, name) {
    const arg = spec.args[name];
    if (arg?.kind !== 'scalar')
        return [];
    if (arg.integer)
        return [0, 1, -1, 3, 2 ** 31 - 1];
    const small = 'dz'.includes(prec) ? 2 ** -900 : 2 ** -100;
    const reals = [0, -0, 1, 3, Number.NaN, Infinity, -Infinity, small];
    if (!isComplex(prec) || arg.real)
        return reals;
    return [...reals, { re: -0, im: 0 }, ...[2, Number.NaN, Infinity].map((im) => ({ re: 0, im }))];
}
function pairsOf(spec, prec) {
    const alphas = valuesOf(spec, prec, 'alpha');
    const betas = valuesOf(spec, prec, 'beta');
    if (betas.length === 0)
        return alphas.map((alpha) => ({ alpha }));
    return alphas.flatMap((alpha) => betas.map((beta) => ({ alpha, beta })));
}
/**
 * Small positive numbers, of pairs various ones, so that no part of a product is 0 by chance. Of a triangle to solve with, those off the
 * diagonal are -1: in no sum do infinities of two signs meet.
 */
function ordinary({ spec, prec, lengths, order }, name) {
    const { parts } = fields[operandType(spec.args[name], prec)];
    const solved = spec.name.startsWith('trsm') && name === 'A';
    // Others for each operand: i (A B^H - B A^H) must not vanish.
    const shift = 13 * operandsOf(spec).indexOf(name);
    const pairwise = (w) => (37 * w * w + 11 * w) % 89;
    return Float64Array.from({ length: lengths[name] * parts }, (_, w) => {
        if (!solved)
            return 1 + (parts === 2 ? pairwise(w + shift) : (5 * w + 3 * (w >> 2) + (w >> 4)) % 4);
        const onDiagonal = (Math.floor(w / parts) % order ** 2) % (order + 1) === 0;
        return w % parts === 1 ? 0 : onDiagonal ? 2 : -1;
    });
}
/** What must not be read: NaN, of integers a number that stands nowhere else. */
const unread = (type, words) => new Float64Array(words).fill(type === 'b' || type === 'i' ? 100 : Number.NaN);
async function linearOf(problem, operands, call) {
    const { spec, prec } = problem;
    const scalars = (alpha, beta) => (has(spec, 'beta') ? { alpha, beta } : { alpha });
    const base = await call(scalars(2, 3), operands);
    const more = (other) => base.map((x, w) => other[w] - x);
    const isPair = (name) => {
        const arg = spec.args[name];
        return isComplex(prec) && arg?.kind === 'scalar' && arg.real !== true;
    };
    const turned = async (name, pair) => isPair(name) ? more(await call(pair, operands)) : base.map(() => 0);
    const alpha = {
        byReal: more(await call(scalars(4, 3), operands)).map((x) => x / 2),
        byImaginary: await turned('alpha', scalars({ re: 2, im: 1 }, 3)),
    };
    const beta = {
        byReal: more(await call(scalars(2, 5), operands)).map((x) => x / 2),
        byImaginary: await turned('beta', scalars(2, { re: 3, im: 1 })),
    };
    return { alpha, beta, S: base.map((x, w) => x - 2 * alpha.byReal[w] - 3 * beta.byReal[w]) };
}
/**
 * Number w of a term: nothing where the scalar or its factor is, because an infinite scalar times no product is no product. Of one part
 * that is 0 it may be either: on a Hermitian diagonal there is none, elsewhere it is 0 by chance.
 */
function termAt(scalar, { byReal, byImaginary }, w, parts) {
    const first = w - (w % parts);
    const isNothing = [byReal, byImaginary].every((x) => x[first] === 0 && x[first + parts - 1] === 0);
    if (isZero(scalar) || isNothing)
        return [0];
    const product = (skips) => {
        const part = (x, factor) => (skips && factor === 0 ? 0 : x * factor);
        return part(re(scalar), byReal[w]) + (typeof scalar === 'number' ? 0 : part(im(scalar), byImaginary[w]));
    };
    return [product(false), product(true)];
}
/**
 * Whether a number is what it should be. Which of the parts of an infinite complex number is NaN depends on the order of the operations.
 */
function agree(found, wanted, prec, parts) {
    if (!Number.isFinite(wanted))
        return parts === 2 ? !Number.isFinite(found) : Object.is(found, wanted);
    const type = prec === 'b' ? 'i' : prec;
    if (type === 'i')
        return found === (wanted | 0);
    const least = { h: 2 ** -24, s: 2 ** -140, c: 2 ** -140, d: 2 ** -1060, z: 2 ** -1060 }[type];
    return Math.abs(found - wanted) <= 8 * fields[type].eps * Math.abs(wanted) + least;
}
const show = ({ alpha, beta }) => JSON.stringify({ alpha, beta }, (_, x) => (typeof x === 'number' ? (Object.is(x, -0) ? '-0' : String(x)) : x));
/** Runs every pair of special scalars, terms that are left out with operands that must not be read; what is wrong in words. */
export async function scalarComplaints(problem, call) {
    const { spec, prec } = problem;
    const result = resultOf(spec);
    const type = operandType(spec.args[result], prec);
    const { parts } = fields[type];
    const terms = termsOf(spec);
    const operands = Object.fromEntries(operandsOf(spec).map((name) => [name, ordinary(problem, name)]));
    const linear = await linearOf(problem, operands, call);
    // The B of trsm and trmm is a factor and the result at once.
    const inPlace = !has(spec, 'beta') && terms.alpha.length > 0 && linear.S.every((x) => x === 0);
    const complaints = [];
    for (const scalars of pairsOf(spec, prec)) {
        const left = [];
        if (isZero(scalars.alpha))
            left.push(...terms.alpha, ...(inPlace ? [result] : []));
        if (scalars.beta !== undefined && isZero(scalars.beta))
            left.push(...terms.beta);
        const given = Object.fromEntries(Object.entries(operands).map(([name, x]) => [
            name,
            left.includes(name) ? unread(operandType(spec.args[name], prec), x.length) : x,
        ]));
        const found = await call(scalars, given);
        const before = given[result];
        const isNothing = problem.nothing(scalars);
        const touched = (e) => [linear.alpha, linear.beta].some(({ byReal }) => byReal.slice(parts * e, parts * (e + 1)).some((x) => x !== 0));
        for (let w = 0; w < found.length; w++) {
            const xs = termAt(scalars.alpha, linear.alpha, w, parts);
            const ys = termAt(scalars.beta ?? 0, linear.beta, w, parts);
            const isWritten = !isNothing && touched(Math.floor(w / parts));
            const wanted = isWritten ? xs.flatMap((x) => ys.map((y) => x + y + linear.S[w])) : [before[w]];
            if (wanted.some((value) => agree(found[w], value, prec, parts)))
                continue;
            complaints.push(`${show(scalars)}: number ${w} is ${found[w]}, not ${wanted[0]}`);
        }
    }
    return complaints;
}
