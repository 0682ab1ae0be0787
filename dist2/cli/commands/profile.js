// basalt profile: its options. What it does is in ../profile.ts.
import { integer, integers, withCommon } from '../options.js';
const EXAMPLES = `
Examples:
  basalt profile sgetrf --sizes 4096
  basalt profile sgemm,sgemv,saxpy --sizes 2048 -o profile.html
  basalt profile sgesvStridedBatched --sizes 32 --batch 10000
  basalt profile cheev --sizes 512 --trace cheev.json

The least that memory must move for a call is its operands, each read and
written once; operations by that are its intensity. A routine that does few
operations for each byte can be no faster than memory, others no faster than
arithmetic: both are measured here, by long vectors and large products. One that
is far below either waits: for dispatches, or for the host. The trace is for
ui.perfetto.dev and chrome://tracing. A program of your own is profiled by
ctx.queue.profile.`;
export const addProfile = (program, run) => {
    const command = program
        .command('profile')
        .description("where a routine's GPU time goes, and what bounds it")
        .argument('<routines>', 'names with their precision, between commas', (text) => text.split(','))
        .option('--sizes <m,n,k>', 'one number for all, or m,n or m,n,k', integers, [1024])
        .option('--batch <count>', 'matrices in a batch', integer(1), 1000)
        .option('--rounds <count>', 'calls of each, after one that compiles', integer(1), 3)
        .option('-o, --output <profile.html>', 'the tables and the roofline as a page')
        .option('--trace <trace.json>', 'every dispatch, for a viewer of traces')
        .option('--adapter <name>', "part of the GPU adapter's name")
        .addHelpText('after', EXAMPLES);
    withCommon(command).action((routines, options) => run(options, async (shell) => (await import('../profile.js')).profile(shell, { ...options, routines })));
};
