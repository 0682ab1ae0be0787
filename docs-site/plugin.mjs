// What TypeDoc does not do by itself: modules by the names they are imported by, large ones as a list of families with a page for each, and
// a search that knows what people call things.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  Converter,
  DefaultTheme,
  DefaultThemeRenderContext,
  DocumentReflection,
  IndexEvent,
  JSX,
  ReflectionKind,
} from 'typedoc';
import { ALIASES, familyOf, SMALL } from './families.mjs';

const root = path.resolve(import.meta.dirname, '..');
const manifest = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));

/** 'src/linalg' is 'basalt/linalg': by the exports of the package. */
const imported = new Map(
  Object.entries(manifest.exports).flatMap(([entry, target]) => {
    if (typeof target === 'string') return [];
    const source = target.types.replace(/^\.\/dist\//, '').replace(/(\/index)?\.d\.ts$/, '');
    return [[source, path.posix.join(manifest.name, entry)]];
  }),
);

/** Where a reflection is declared, from the root. */
function fileOf(context, reflection) {
  const symbol = context.getSymbolFromReflection(reflection);
  const file = symbol?.declarations?.[0]?.getSourceFile().fileName;
  return file === undefined ? '' : path.relative(root, file).replaceAll(path.sep, '/');
}

/** Members of a large module by their families, in the order of families.mjs. */
function families(context, module) {
  const found = new Map();
  for (const member of module.children ?? []) {
    const family = familyOf(fileOf(context, member), member.name);
    if (!found.has(family)) found.set(family, []);
    found.get(family).push(member);
  }
  return [...found].sort(([a], [b]) => a.order - b.order);
}

const linkTo = (target) => ({ kind: 'inline-tag', tag: '@link', text: target.name, target });
const plain = (text) => ({ kind: 'text', text });
const joined = (members) => members.flatMap((member, k) => [...(k === 0 ? [] : [plain(' ')]), linkTo(member)]);

/** The first sentence of what is documented. */
function summaryOf(member) {
  const comment = member.comment ?? member.signatures?.[0]?.comment;
  const text = (comment?.summary ?? []).map((part) => part.text).join('');
  return (/^[\s\S]*?[.:](?=\s|$)/.exec(text)?.[0] ?? text).replaceAll(/\s+/g, ' ').replaceAll('|', '\\|').trim();
}

/** sgemm and dgemm are gemm: the names of a family by what they are without precision. */
function routines(members) {
  const names = new Set(members.map(({ name }) => name));
  const groups = new Map();
  for (const member of members) {
    const generic = member.name.slice(1);
    const key = /^[bhsdcz]/.test(member.name) && names.has(generic) ? generic : member.name;
    if (!groups.has(key)) groups.set(key, []);
    groups.get(key).push(member);
  }
  return groups;
}

const isType = ({ kind }) =>
  (kind & (ReflectionKind.Interface | ReflectionKind.TypeAlias | ReflectionKind.Class)) !== 0;

function familyPage(module, family, members) {
  const [types, values] = [members.filter(isType), members.filter((member) => !isType(member))];
  const rows = [...routines(values)].flatMap(([name, group]) => {
    const told = group.find((member) => member.name === name) ?? group[0];
    return [plain('| '), ...joined(group), plain(` | ${summaryOf(told)} |\n`)];
  });
  const content = [
    plain(`${family.text}\n\n`),
    ...(rows.length === 0 ? [] : [plain('| names | |\n|---|---|\n'), ...rows, plain('\n')]),
    ...(types.length === 0 ? [] : [plain('## Types\n\n'), ...joined(types), plain('\n')]),
  ];
  const page = new DocumentReflection(family.title, module, content, { title: family.title });
  module.project.registerReflection(page, undefined, undefined);
  module.addChild(page);
  return page;
}

/** Interfaces with more members than this do without a list of links to them: the margin has one. */
const LISTED = 30;

class FamilyContext extends DefaultThemeRenderContext {
  constructor(...args) {
    super(...args);
    const { index, moduleReflection: whole } = this;
    this.index = (container) => ((container.children ?? []).length > LISTED ? null : index(container));
    this.moduleReflection = (module) => {
      const pages = this.theme.pages.get(module);
      if (pages === undefined) return whole(module);
      const items = pages.map(([family, page]) =>
        JSX.createElement(
          'li',
          null,
          JSX.createElement('a', { href: this.urlTo(page) }, page.name),
          `: ${family.text}`,
        ),
      );
      const comment = module.hasComment() ? this.commentSummary(module) : null;
      return JSX.createElement('section', { class: 'tsd-panel' }, comment, JSX.createElement('ul', null, ...items));
    };
  }
}

class FamilyTheme extends DefaultTheme {
  /** Of large modules, their families with the pages made for them. */
  pages = new Map();

  getRenderContext(event) {
    return new FamilyContext(this.router, this, event, this.application.options);
  }
}

/** Names weigh 10: a word that people use for something leads there, not to names that contain it. */
const [WEIGHT, BOOST] = [60, 20];

export function load(app) {
  const pages = new Map();
  app.converter.on(Converter.EVENT_RESOLVE_END, (context) => {
    for (const module of context.project.getChildrenByKind(ReflectionKind.Module)) {
      if ((module.children ?? []).length <= SMALL) continue;
      pages.set(
        module,
        families(context, module).map(([family, members]) => [family, familyPage(module, family, members)]),
      );
    }
  });
  app.converter.on(Converter.EVENT_RESOLVE_BEGIN, (context) => {
    for (const module of context.project.getChildrenByKind(ReflectionKind.Module)) {
      module.name = imported.get(module.name) ?? (module.name === 'src' ? manifest.name : module.name);
    }
  });
  app.renderer.defineTheme(
    'families',
    class extends FamilyTheme {
      pages = pages;
    },
  );
  app.renderer.on(IndexEvent.PREPARE_INDEX, (event) => {
    for (const [k, result] of event.searchResults.entries()) {
      // Of a routine the generic name only: those of its precisions are beside it on its page.
      const words = ALIASES[result.name];
      if (words === undefined || result.parent?.kind !== ReflectionKind.Module) continue;
      event.searchFields[k] = { ...event.searchFields[k], alias: words };
      result.relevanceBoost = (result.relevanceBoost ?? 1) * BOOST;
    }
    event.searchFieldWeights.alias = WEIGHT;
  });
}
