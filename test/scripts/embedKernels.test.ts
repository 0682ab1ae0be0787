// The generated module of kernel texts: libraries joined in the order of their use, comments left out but for directives, bad files
// refused.
import { describe, expect, test } from 'vitest';

interface File {
  name: string;
  file: string;
  isLib: boolean;
  text: string;
}
const script = '../../scripts/embed-kernels.mjs';
const { shaderModules, withoutComments } = (await import(script)) as {
  shaderModules(files: File[]): Map<string, string>;
  withoutComments(text: string): string;
};

const kernel = (name: string, text: string): File => ({ name, file: `kernels/room/${name}.wgsl`, isLib: false, text });
const lib = (name: string, text: string): File => ({ name, file: `kernels/lib/${name}.wgsl`, isLib: true, text });

/** The constants that the generated modules export, but for libraries. */
async function evaluated(files: File[]): Promise<Record<string, string>> {
  const modules = [...shaderModules(files).values()].map((text) => text.replaceAll(/^import .*$/gm, ''));
  const text = modules.join('\n').replaceAll(': string[]', '').replaceAll(': string', '');
  const made = (await import(`data:text/javascript,${encodeURIComponent(text)}`)) as Record<string, string>;
  return Object.fromEntries(Object.entries(made).filter(([name]) => !/^(joined|lib_)/.test(name)));
}

describe('embed-kernels', () => {
  test('comments and the blank lines that they leave go, directives and indentation stay', () => {
    const text = '// head\n// @use lib/x\nconst N: u32 = 1u; // why\n\n  // @unroll\n  a;//b\n  // said\n  b;\n';
    expect(withoutComments(text)).toBe('\n// @use lib/x\nconst N: u32 = 1u;\n  // @unroll\n  a;\n  b;\n');
  });

  test('libraries stand in the place of their line, also those of libraries, whatever their order', async () => {
    const files = [
      kernel('k', '// head\na;\n// @use lib/early\nb;\n'),
      lib('early', '// head\n// @use lib/late\ne;\n'),
      lib('late', 'l;\n'),
    ];
    const { k } = await evaluated(files);
    expect(k!.split('\n').filter(Boolean)).toEqual(['a;', 'l;', 'e;', 'b;']);
  });

  test("texts for users' kernels are exported with their comments", async () => {
    const made = await evaluated([lib('private_x', '// fn x\nx;\n'), lib('other', 'o;\n')]);
    expect(made).toEqual({ private_x: '// fn x\nx;\n' });
  });

  test('a kernel goes to the room of its folder, and takes from the libraries what it uses', () => {
    const modules = shaderModules([kernel('k', 'a;\n// @use lib/x\n'), lib('x', 'x;\n'), lib('y', 'y;\n')]);
    expect([...modules.keys()]).toEqual(['src/runtime/shaderLibs.gen.ts', 'src/room/shaders.gen.ts']);
    expect(modules.get('src/room/shaders.gen.ts')).toContain(
      "import { joined, lib_x } from '../runtime/shaderLibs.gen.ts';",
    );
  });

  test('what JavaScript would take for its own is escaped', async () => {
    const text = `a \`b\` \${c} \\d;\n`;
    const { k } = await evaluated([kernel('k', text)]);
    expect(k).toBe(`\n${text}`);
  });

  test('a library that is not there, and libraries in a circle, are refused', () => {
    expect(() => shaderModules([kernel('k', '// @use lib/none\n')])).toThrow(
      /kernels\/room\/k\.wgsl: there is no library none/,
    );
    const circle = [lib('a', '// @use lib/b\n'), lib('b', '// @use lib/a\n')];
    expect(() => shaderModules(circle)).toThrow(/there is no library/);
  });
});
