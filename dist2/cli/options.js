// Options that commands share, and what they come to: the shell and the context of a command.
import { InvalidArgumentError, Option } from 'commander';
/** --progress, --debug and, of commands that print results, --json. */
export function withCommon(command, json = true) {
    if (json)
        command.option('--json', 'print one JSON object');
    return command
        .option('--progress', 'tell how far the work is, on stderr (default on a terminal)')
        .option('--no-progress', 'do not')
        .option('--debug', 'show where an error came from');
}
/** Where to compute. */
export function withWhere(command) {
    return command
        .addOption(new Option('--backend <where>', 'where to compute').choices(['auto', 'cpu', 'gpu']).default('auto'))
        .option('--adapter <name>', "part of the GPU adapter's name")
        .option('--threads <count>', 'threads of the CPU backend (default: all cores)', integer(1))
        .option('--native', 'compute on the CPU with a native library (BASALT_NATIVE names it)');
}
/** A parser of integers from `low` on. */
export const integer = (low) => (text) => {
    const value = Number(text);
    if (/^\d+$/.test(text) && Number.isSafeInteger(value) && value >= low)
        return value;
    throw new InvalidArgumentError(`It must be an integer, at least ${low}.`);
};
/** A parser of numbers of `low` or more. */
export const real = (low) => (text) => {
    const value = Number(text);
    if (text.trim() !== '' && value >= low && value < Number.POSITIVE_INFINITY)
        return value;
    throw new InvalidArgumentError(`It must be a number, at least ${low}.`);
};
/** A parser of lists of integers from 1 on, between commas. */
export const integers = (text) => text.split(',').map(integer(1));
/** A parser of lists of names between commas. */
export const oneOrMoreOf = (names) => (text) => {
    const list = text.split(',');
    const wrong = list.find((name) => !names.includes(name));
    if (wrong === undefined)
        return list;
    throw new InvalidArgumentError(`'${wrong}' is not one of ${names.join(', ')}.`);
};
/** Computes on the context that the options ask for, and disposes of it. */
export async function withContext(options, work) {
    const { backend, adapter, threads, native } = options;
    const asked = {
        backend,
        ...(adapter === undefined ? {} : { adapter }),
        ...(threads === undefined ? {} : { threads }),
        ...(native ? { provider: await openProvider(threads) } : {}),
    };
    const { createContext } = await import('../src/index.js');
    const context = await createContext(asked);
    try {
        return await work(context);
    }
    finally {
        // Commands that a failed call left behind must not outlive the program.
        await context.queue.sync().catch(() => { });
        context.dispose();
    }
}
async function openProvider(threads) {
    const { openNative } = await import('../src/native.js');
    return openNative(threads === undefined ? {} : { threads });
}
/** Why the context computes where it does, and with what. */
export const whyText = ({ why, provider }) => provider === undefined ? why : `${why}; native library: ${provider.title}`;
/** The same for --json. */
export const whereJson = ({ backend, why, provider, gpu }) => ({
    backend,
    why,
    adapter: gpu?.name ?? null,
    native: provider?.title ?? null,
});
