// A campaign of random calls: chooses routines and precisions, makes the calls, shrinks what fails.
import fc from 'fast-check';
import { isDouble } from '../src/core/field.js';
import { routineName } from '../src/core/spec.js';
import { createContext } from '../src/index.js';
import { routines } from '../src/registry.gen.js';
import { build, bytesOf } from './build.js';
import { caseTargets, oneProblem } from './cases.js';
import { check } from './check.js';
import { contentsOf } from './data.js';
import { knobsOf } from './knobs.js';
import { make } from './make.js';
import { GARBAGE } from './poison.js';
import { textOf } from './program.js';
import { mixed } from './rng.js';
import { checkSequence, namesOf, programOf, shortest } from './sequences.js';
/** Problems in a batch at most. Of software adapters each kind of problem takes seconds to compile. */
const MANY = 33;
const FEW = 4;
/** Operations of one call at most, and bytes of its buffers: the references are as slow as they are readable. */
const MOST_FLOPS = 3e6;
const MOST_BYTES = 4 << 20;
/** All routines in all precisions that live on the context's backend. */
function targets({ context, routine, most }) {
    const many = context.gpu?.software ? FEW : MANY;
    const all = routines.flatMap((spec) => [...spec.precs].map((prec) => {
        let calls;
        return { spec, prec, name: routineName(spec, prec), calls: () => (calls ??= knobsOf(spec, prec, most, many)) };
    }));
    const here = context.gpu === undefined ? all : all.filter(({ spec, prec }) => !isDouble(prec) || spec.computes !== undefined);
    const exact = here.filter(({ name, spec }) => name === routine || spec.name === routine);
    return exact.length > 0 ? exact : here.filter(({ name }) => name.includes(routine));
}
const tooLarge = (call) => !(Number(bytesOf(call)) <= MOST_BYTES) || flopsOf(call) > MOST_FLOPS;
function flopsOf({ spec, values }) {
    const flops = spec.flops(values);
    return typeof flops === 'number' ? flops : flops.mul + flops.add;
}
export async function campaign(c) {
    if (c.problems)
        return problemCampaign(c);
    if (c.sequences)
        return sequenceCampaign(c);
    const all = targets(c);
    if (all.length === 0)
        throw new Error(`no routine is called ${c.routine}`);
    const end = performance.now() + 1000 * c.seconds;
    let [made, failures, refused] = [0, 0, 0];
    const reasons = new Map();
    for (let k = 0; k < (c.replay === undefined ? c.calls : 1) && performance.now() < end; k++) {
        const seed = mixed(c.seed, k);
        const target = all[(k + (c.replay === undefined ? mixed(c.seed) : 0)) % all.length];
        const wrong = await oneCall(c, target, seed, (skipped) => {
            if (skipped === undefined)
                made++;
            else {
                refused++;
                const reason = `${target.name}: ${skipped}`.replace(/\d+(\.\d+)?/g, '#');
                reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
            }
        });
        if (wrong === undefined)
            continue;
        failures++;
        c.failed(wrong);
    }
    const refusals = [...reasons].sort((a, b) => b[1] - a[1]).slice(0, 12);
    const summary = [
        `seed ${c.seed}: ${made} calls of ${all.length} routines compared, ${refused} refused, ${failures} failures`,
        ...refusals.map(([reason, count]) => `  ${count} x ${reason}`),
    ].join('\n');
    return { calls: made, failures, summary };
}
/** The same of random problems of testing/cases. */
async function problemCampaign(c) {
    const all = caseTargets(c.context, c.routine);
    if (all.length === 0)
        throw new Error(`no case is called ${c.routine}`);
    const end = performance.now() + 1000 * c.seconds;
    let [made, failures, refused] = [0, 0, 0];
    for (let k = 0; k < c.calls && performance.now() < end; k++) {
        const target = all[(k + mixed(c.seed)) % all.length];
        const wrong = await oneProblem(target, c.context, mixed(c.seed, k), c.most, c.starting);
        if (wrong === undefined)
            refused++;
        else
            made++;
        if (wrong === undefined || wrong.length === 0)
            continue;
        failures++;
        c.failed(wrong.join('\n'));
    }
    const summary = `seed ${c.seed}: ${made} problems of ${all.length} cases judged, ${refused} refused, ${failures} failures`;
    return { calls: made, failures, summary };
}
/** Calls of one program. */
const LENGTH = 24;
/** Random programs, each made in several ways; `calls` counts programs. */
async function sequenceCampaign(c) {
    const end = performance.now() + 1000 * c.seconds;
    const other = await createContext({ backend: c.context.backend });
    let [made, failures] = [0, 0];
    for (let k = 0; k < c.calls && performance.now() < end; k++) {
        const seed = mixed(c.seed, k);
        const steps = programOf(c.context, seed, LENGTH, Math.min(c.most, 16));
        c.starting?.(`the program of ${namesOf(steps).join('; ')}`);
        const wrong = await checkSequence(c.context, [other], steps, seed);
        made++;
        if (wrong.length === 0)
            continue;
        failures++;
        c.failed([...wrong, ...namesOf(await shortest(c.context, [other], steps, seed))].join('\n'));
    }
    other.dispose();
    const summary = `seed ${c.seed}: ${made} programs of ${LENGTH} calls, ${failures} failures`;
    return { calls: made, failures, summary };
}
/** Makes calls: in garbage, if there is any, of which the second of a call is of another kind than the first. */
function makerOf({ poison }) {
    if (poison === undefined)
        return make;
    let calls = 0;
    return (context, call, contents) => {
        poison.word = GARBAGE[calls++ % GARBAGE.length];
        return make(context, call, contents);
    };
}
/** One random call, and if it fails the smallest like it that fails: what is wrong, in words and as a program. */
async function oneCall(c, { spec, prec, name, calls }, seed, counted) {
    let first = true;
    let last;
    const holds = async (knobs) => {
        const call = build(spec, prec, knobs);
        const skipped = call === undefined ? 'no legal call' : tooLarge(call) ? 'too large' : undefined;
        if (call === undefined || skipped !== undefined) {
            if (first)
                counted(skipped);
            first = false;
            return true;
        }
        c.starting?.(`${name} ${JSON.stringify(knobs)}`);
        const verdict = await check(c.context, c.cpu, call, makerOf(c));
        if (first)
            counted(verdict.skipped);
        first = false;
        if (verdict.complaints.length > 0)
            last = { call, complaints: verdict.complaints };
        return verdict.complaints.length === 0;
    };
    const property = fc.asyncProperty(c.replay === undefined ? calls() : fc.constant(c.replay), holds);
    const { failed, counterexample, errorInstance } = await fc.check(property, {
        seed,
        numRuns: 1,
        interruptAfterTimeLimit: 60_000,
    });
    if (first)
        counted('too slow');
    if (!failed || last === undefined) {
        return errorInstance === null || errorInstance === undefined
            ? undefined
            : `${name}: the fuzzer itself failed: ${String(errorInstance.stack)}`;
    }
    // The last failing call is the smallest.
    const smallest = build(spec, prec, counterexample[0]) ?? last.call;
    const { complaints, contents = contentsOf(smallest) } = await check(c.context, c.cpu, smallest, makerOf(c));
    const lines = (complaints.length > 0 ? complaints : last.complaints).map((text) => `${name}: ${text}`);
    return [...lines, textOf(smallest, c.context.backend, contents)].join('\n');
}
