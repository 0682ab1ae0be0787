// The generated module of kernel texts: libraries joined in the order of their use, comments left out but for directives, bad files refused.
import { describe, expect, test } from 'vitest';

interface File {
  name: string;
  file: string;
  isLib: boolean;
  text: string;
}
const script = '../../scripts/embed-kernels.mjs';
const { generate, withoutComments } = (await import(script)) as {
  generate(files: File[]): string;
  withoutComments(text: string): string;
};

const kernel = (name: string, text: string): File => ({ name, file: `kernels/${name}.wgsl`, isLib: false, text });
const lib = (name: string, text: string): File => ({ name, file: `kernels/lib/${name}.wgsl`, isLib: true, text });

/** The constants of a generated module. */
async function evaluated(files: File[]): Promise<Record<string, string>> {
  const text = generate(files).replaceAll(': string', '').replaceAll(': string[]', '').replace('[]) =>', ') =>');
  return (await import(`data:text/javascript,${encodeURIComponent(text)}`)) as Record<string, string>;
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
    expect({ ...made }).toEqual({ private_x: '// fn x\nx;\n' });
  });

  test('what JavaScript would take for its own is escaped', async () => {
    const text = `a \`b\` \${c} \\d;\n`;
    const { k } = await evaluated([kernel('k', text)]);
    expect(k).toBe(`\n${text}`);
  });

  test('a library that is not there, and libraries in a circle, are refused', () => {
    expect(() => generate([kernel('k', '// @use lib/none\n')])).toThrow(/kernels\/k\.wgsl: there is no library none/);
    const circle = [lib('a', '// @use lib/b\n'), lib('b', '// @use lib/a\n')];
    expect(() => generate(circle)).toThrow(/there is no library/);
  });
});
