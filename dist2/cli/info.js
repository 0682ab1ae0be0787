// basalt info: what there is to compute with, whether it computes right, and what will be fast on it.
import { adapters, BasaltError, createContext } from '../src/index.js';
import { EXIT, Failure } from './exit.js';
import { cpuFacts, gpuFacts } from './facts.js';
import { whatIsFast } from './fast.js';
import { jsonReport, printReport } from './infoReport.js';
import { selfTests } from './selfTest.js';
import { jsonOf } from './shell.js';
export async function info(shell, { backend, adapter, tests }) {
    shell.show(0, 'adapters');
    const list = backend === 'cpu' ? { adapters: [], why: 'the CPU was asked for' } : await adapters();
    const chosen = list.adapters.filter((one) => one.adapter === adapter || plain(one.name).includes(plain(adapter ?? '')));
    if (adapter !== undefined && chosen.length === 0) {
        const names = list.adapters.map(({ name }) => name).join('; ');
        throw new Failure(EXIT.device, `no adapter has '${adapter}' in its name: ${names || list.why}`);
    }
    const sides = chosen.length + 1;
    const examine = async (at, name, context, facts) => {
        try {
            let done = 0;
            const onTest = (routine) => shell.show((at + done++ / 9) / sides, `${name}: ${routine}`);
            return { facts: await facts(), tests: tests ? await selfTests(context, onTest) : [] };
        }
        finally {
            await context.queue.sync().catch(() => { });
            context.dispose();
        }
    };
    const cpu = backend === 'gpu' ? undefined : await examine(0, 'CPU', await createContext({ backend: 'cpu' }), cpuFacts);
    const gpus = [];
    for (const [k, one] of chosen.entries()) {
        const name = one.adapter === one.name ? one.name : `${one.name} at ${one.adapter}`;
        shell.show((k + 1) / sides, name);
        const context = await opened(one.adapter);
        if (typeof context === 'string')
            gpus.push({ name, why: context });
        else
            gpus.push(await examine(k + 1, name, context, () => gpuFacts(context)));
    }
    shell.clear();
    const ok = [cpu, ...gpus].every((side) => side === undefined || !('tests' in side) || side.tests.every((t) => t.ok));
    const usable = gpus.flatMap((side) => ('facts' in side ? [side.facts] : []));
    const found = { cpu, gpus, list, fast: whatIsFast(cpu?.facts, usable), ok };
    if (shell.json)
        shell.print(jsonOf(jsonReport(found)));
    else
        printReport(shell, found, tests);
    return ok ? EXIT.ok : EXIT.failed;
}
/** A context on this adapter, or why there is none. */
async function opened(adapter) {
    try {
        return await createContext({ backend: 'gpu', adapter });
    }
    catch (error) {
        if (!(error instanceof BasaltError))
            throw error;
        return error.message;
    }
}
/** As adapters are chosen: by any part of the name, in any case. */
const plain = (name) => name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
