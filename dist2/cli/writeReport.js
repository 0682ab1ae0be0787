// basalt report: measurements of this machine as one HTML file, or as data. What is measured, and how it looks, is in ../report.
import { collect, passed, ReportFormatError, readReports, renderReport, reportJson, } from '../report/index.js';
import { badData, EXIT } from './exit.js';
import { checkOutput, deliver, outputTitle, readText, titleOf } from './files.js';
import { withContext } from './options.js';
import { jsonOf, labelled } from './shell.js';
import { packageVersion } from './version.js';
export async function writeReport(shell, io, options) {
    const { output, compare = [], from } = options;
    checkOutput(output);
    const earlier = (from ?? compare).flatMap((file) => runsOf(file, io));
    const runs = from === undefined ? [...earlier, await measure(shell, options)] : earlier;
    shell.clear();
    const line = deliver(shell, output, () => (/\.json$/i.test(output) ? reportJson(runs) : renderReport(runs)));
    const found = runs.flatMap(({ devices }) => devices.flatMap(({ measurements }) => measurements));
    const wrong = found.filter((m) => !passed(m));
    if (shell.json) {
        const counts = { measurements: found.length, wrong: wrong.length, ok: wrong.length === 0 };
        line(jsonOf({ command: 'report', version: packageVersion(), output, ...counts, runs }));
    }
    else {
        const names = [...new Set(runs.flatMap(({ devices }) => devices.map(({ name }) => name)))];
        line(labelled(`${outputTitle(output)}:`, `${found.length} measurements on ${names.join(' and ')}`, outputTitle(output).length + 2));
        for (const { routine, n } of wrong)
            line(`${shell.paint('red', 'WRONG')}: ${routine}, n = ${n}`);
    }
    return wrong.length === 0 ? EXIT.ok : EXIT.failed;
}
function measure(shell, options) {
    const { quick = false, seconds } = options;
    return withContext(options, (context) => collect(context, { quick, version: packageVersion(), ...(seconds === undefined ? {} : { seconds }) }, ({ done, total, what, device }) => shell.show(total > 0 ? done / total : 0, `${what}${device === '' ? '' : ` on ${device}`}`)));
}
/** The runs that an earlier report holds. */
function runsOf(file, io) {
    const text = readText(file, io);
    try {
        const runs = readReports(text);
        if (runs.length > 0)
            return runs;
    }
    catch (error) {
        if (!(error instanceof ReportFormatError))
            throw error;
        throw badData(`${titleOf(file)}: ${error.message}`, error);
    }
    throw badData(`${titleOf(file)}: there is no run in it`);
}
