// basalt info: its options. What it does is in ../info.ts.
import { Option } from 'commander';
import { withCommon } from '../options.js';
const EXAMPLES = `
Examples:
  basalt info
  basalt info --json > machine.json
  basalt info --backend cpu
  basalt info --adapter nvidia --no-tests

Self-tests multiply and factor small matrices in every precision of a backend.
Errors are in units of the roundoff; one at its limit or above ends the program
with status 1. On a software adapter they take some seconds.`;
export const addInfo = (program, run) => {
    const command = program
        .command('info')
        .description('adapters, features, limits, self-tests, and what will be fast')
        .addOption(new Option('--backend <which>', 'only this backend').choices(['cpu', 'gpu']))
        .option('--adapter <name>', 'only adapters with this in their names')
        .option('--no-tests', 'leave out the self-tests')
        .addHelpText('after', EXAMPLES);
    withCommon(command).action((options) => run(options, async (shell) => (await import('../info.js')).info(shell, options)));
};
