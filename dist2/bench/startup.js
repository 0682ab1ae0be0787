var __rewriteRelativeImportExtension = (this && this.__rewriteRelativeImportExtension) || function (path, preserveJsx) {
    if (typeof path === "string" && /^\.\.?\//.test(path)) {
        return path.replace(/\.(tsx)$|((?:\.d)?)((?:\.[^./]+?)?)\.([cm]?)ts$/i, function (m, tsx, d, ext, cm) {
            return tsx ? preserveJsx ? ".jsx" : ".js" : d && (!ext || !cm) ? m : (d + ext + "." + cm.toLowerCase() + "js");
        });
    }
    return path;
};
// What it takes to import the package in Node, as it is published: processes of their own, in turns.
import { execFileSync } from 'node:child_process';
/** What is timed, by the file that package.json names for it. */
const ENTRIES = { basalt: 'src/index.js', 'basalt/linalg': 'src/linalg/index.js' };
const ROUNDS = 15;
const timed = (url) => `const start = performance.now(); await import(${JSON.stringify(url)}); console.log(performance.now() - start);`;
/** Milliseconds of `await import(...)`, medians. Bundles the modules in dist first. */
export async function importTimes() {
    const { bundle } = (await import(__rewriteRelativeImportExtension(new URL('../../scripts/bundle.mjs', import.meta.url).href)));
    await bundle();
    const times = Object.entries(ENTRIES).map(([name, file]) => ({
        name,
        program: timed(new URL(`../node/${file}`, import.meta.url).href),
        ms: [],
    }));
    for (let round = 0; round < ROUNDS; round++)
        for (const { program, ms } of times)
            ms.push(Number(execFileSync(process.execPath, ['--input-type=module', '--eval', program], { encoding: 'utf8' })));
    const median = (ms) => ms.sort((a, b) => a - b)[Math.floor(ms.length / 2)];
    return Object.fromEntries(times.map(({ name, ms }) => [name, median(ms)]));
}
