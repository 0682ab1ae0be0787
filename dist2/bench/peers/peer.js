var __rewriteRelativeImportExtension = (this && this.__rewriteRelativeImportExtension) || function (path, preserveJsx) {
    if (typeof path === "string" && /^\.\.?\//.test(path)) {
        return path.replace(/\.(tsx)$|((?:\.d)?)((?:\.[^./]+?)?)\.([cm]?)ts$/i, function (m, tsx, d, ext, cm) {
            return tsx ? preserveJsx ? ".jsx" : ".js" : d && (!ext || !cm) ? m : (d + ext + "." + cm.toLowerCase() + "js");
        });
    }
    return path;
};
// How a library is asked: for a problem it gives a call, or nothing where it has no such routine.
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
const folder = createRequire(path.resolve('bench/peers/package.json'));
export async function load(name) {
    const module = (await import(__rewriteRelativeImportExtension(pathToFileURL(folder.resolve(name)).href)));
    return module.default ?? module;
}
export const shapeOf = ({ n, batch }) => (batch > 1 ? [batch, n, n] : [n, n]);
/** Rows as arrays. */
export const nested = (values, n) => Array.from({ length: n }, (_, i) => Array.from({ length: n }, (_, j) => values[i * n + j]));
export const flat = (rows) => rows.flat(2);
