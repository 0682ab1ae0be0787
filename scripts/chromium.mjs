// The browser of the tests, and what it needs around it. The package @sparticuz/chromium brings the libraries and fonts that bare machines
// lack; with these it takes nothing from the system but the C library.
import { createWriteStream, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from './process.mjs';
import { decompress, unpackOnce } from './unpack.mjs';

const archives = fileURLToPath(new URL('../../bin', import.meta.resolve('@sparticuz/chromium')));
const folder = path.join(root, 'node_modules/.cache/basalt-chromium');

/** A browser that finds no font at all crashes. */
const FONTS = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir prefix="relative">fonts</dir><cachedir prefix="xdg">fontconfig</cachedir></fontconfig>
`;

/**
 * Where it is, and variables to be set for it: that of BASALT_CHROMIUM, or the one of the package.
 * @returns {Promise<{ executablePath: string, env: Readonly<Record<string, string>> }>}
 */
export async function findChromium() {
  if (process.env.BASALT_CHROMIUM) return { executablePath: process.env.BASALT_CHROMIUM, env: {} };
  await unpackOnce(folder, fill);
  return {
    executablePath: path.join(folder, 'chromium'),
    env: { LD_LIBRARY_PATH: path.join(folder, 'lib'), FONTCONFIG_FILE: path.join(folder, 'fonts.conf') },
  };
}

async function fill(temporary) {
  const { extract } = await import('tar-fs');
  const into = (archive, target) => decompress(path.join(archives, archive), target);
  await Promise.all([
    into('chromium.br', createWriteStream(path.join(temporary, 'chromium'), { mode: 0o755 })),
    ...['al2023.tar.br', 'fonts.tar.br', 'swiftshader.tar.br'].map((archive) => into(archive, extract(temporary))),
  ]);
  // The package's own file names folders of another system.
  writeFileSync(path.join(temporary, 'fonts.conf'), FONTS);
}
