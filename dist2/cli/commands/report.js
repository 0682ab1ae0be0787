// basalt report: its options. What it does is in ../writeReport.ts.
import { Option } from 'commander';
import { real, withCommon, withWhere } from '../options.js';
const EXAMPLES = `
Examples:
  basalt report
  basalt report --quick --backend cpu -o cpu.html
  basalt report --compare before.html -o both.html
  basalt report --from one.html two.json -o both.html
  basalt report -o here.json

The page needs nothing else: no network, no scripts from elsewhere. Tables and
charts of products, factorizations, solvers and batches by size, the roofline,
errors, and how all of it was measured. It holds its measurements as data, so
that --compare and --from can read them back. To a file whose name ends in .json
the data alone is written, which the site can show. A wrong result ends the
program with status 1, after the page has been written.`;
export const addReport = (program, run, io) => {
    const command = program
        .command('report')
        .description('measure this machine and write one HTML page about it')
        .option('-o, --output <report.html>', "the page, or data if it ends in .json; '-' is standard output", 'report.html')
        .option('--quick', 'fewer sizes, below a minute')
        .option('--seconds <time>', 'about how long to measure', real(1))
        .option('--compare <file...>', 'show earlier reports beside the measurements')
        .addOption(new Option('--from <file...>', 'measure nothing, show earlier reports').conflicts([
        'compare',
        'quick',
        'seconds',
    ]))
        .addHelpText('after', EXAMPLES);
    withCommon(withWhere(command)).action((options) => run(options, async (shell) => (await import('../writeReport.js')).writeReport(shell, io, options)));
};
