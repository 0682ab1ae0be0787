// Generated from kernels/ by scripts/embed-kernels.mjs; do not edit.
import { joined, lib_double_elements, lib_double_scaled, lib_double_single, lib_double_squares, lib_sum_tree } from '../../runtime/shaderLibs.gen.js';
export const ds_correct = /* @__PURE__ */ joined(`
const THREADS: u32 = 64u;
struct Params {
  baseX: u32,
  baseY: u32,
  n: u32,
  ldx: u32,
  ldd: u32,
  zero: u32,
}
@group(0) @binding(0) var<storage, read> D: array<f32>;
@group(0) @binding(1) var<storage, read> wanted: array<u32>;
@group(0) @binding(2) var<storage, read_write> X: array<vec2f>;
@group(0) @binding(3) var<storage, read_write> facts: array<u32>;
@group(0) @binding(4) var<uniform> p: Params;
`, lib_double_single, `@compute @workgroup_size(THREADS)
fn ds_correct(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i = (group.x + p.baseX) * THREADS + t;
  let c = group.y + p.baseY;
  if (i == 0u) {
    facts[2u * c] = 0u;
    facts[2u * c + 1u] = 0u;
  }
  if (i < p.n && wanted[c] != 0u) {
    X[i + c * p.ldx] = dsAdd(X[i + c * p.ldx], D[i + c * p.ldd]);
  }
}
`);
export const ds_decide = `
const THREADS: u32 = 64u;
const INFINITY: u32 = 0x7f800000u;
const GOING: u32 = 0u;
const CONVERGED: u32 = 1u;
const STOPPED: u32 = 2u;
const ITERS: u32 = 5u;
struct Params {
  columns: u32,
  offInfo: u32,
  last: u32,
  least: u32,
  largest: u32,
  factor: f32,
  progress: f32,
}
@group(0) @binding(0) var<storage, read> facts: array<u32>;
@group(0) @binding(1) var<storage, read> ends: array<u32>;
@group(0) @binding(2) var<storage, read> norm: array<u32>;
@group(0) @binding(3) var<storage, read> info: array<i32>;
@group(0) @binding(4) var<storage, read_write> wanted: array<u32>;
@group(0) @binding(5) var<storage, read_write> outcome: array<u32>;
@group(0) @binding(6) var<uniform> p: Params;
var<workgroup> worst: atomic<u32>;
var<workgroup> left: atomic<u32>;
var<workgroup> verdict: u32;
@compute @workgroup_size(THREADS)
fn ds_decide(@builtin(local_invocation_index) t: u32) {
  let state = outcome[0];
  let step = outcome[1];
  let before = outcome[2];
  let usable = norm[0] >= p.least && norm[0] <= p.largest && info[p.offInfo] <= 0;
  let looking = state == GOING && usable;
  let limit = bitcast<f32>(norm[0]) * p.factor;
  if (t == 0u) {
    atomicStore(&worst, 0u);
    atomicStore(&left, 0u);
  }
  workgroupBarrier();
  for (var c = t; c < p.columns; c += THREADS) {
    let r = facts[2u * c];
    let x = facts[2u * c + 1u];
    let finite = max(r, x) < INFINITY;
    let small = finite && x < ends[c] && bitcast<f32>(r) <= bitcast<f32>(x) * limit;
    if (looking && wanted[c] != 0u) {
      if (small) {
        wanted[c] = 0u;
        outcome[ITERS + c] = step;
      } else {
        var ratio = INFINITY;
        if (finite && x != 0u) {
          ratio = bitcast<u32>(bitcast<f32>(r) / bitcast<f32>(x));
        }
        atomicMax(&worst, ratio);
        atomicStore(&left, 1u);
      }
    }
  }
  workgroupBarrier();
  if (t == 0u) {
    let found = atomicLoad(&worst);
    var next = state;
    if (state == GOING) {
      let first = before >= INFINITY;
      let progress = found < INFINITY && (first || bitcast<f32>(found) < p.progress * bitcast<f32>(before));
      if (usable && atomicLoad(&left) == 0u) {
        next = CONVERGED;
      } else if (!usable || !progress || step == p.last) {
        next = STOPPED;
      }
      outcome[0] = next;
      outcome[1] = step + 1u;
      outcome[2] = found;
      outcome[3] = norm[0];
      outcome[4] = bitcast<u32>(info[p.offInfo]);
    }
    verdict = next;
  }
  workgroupBarrier();
  if (verdict == STOPPED) {
    for (var c = t; c < p.columns; c += THREADS) {
      wanted[c] = 0u;
    }
  }
}
`;
export const ds_judge = `
const THREADS: u32 = 256u;
struct Params {
  baseX: u32,
  baseY: u32,
  n: u32,
  ldr: u32,
  ldx: u32,
  ldd: u32,
}
@group(0) @binding(0) var<storage, read> R: array<vec2f>;
@group(0) @binding(1) var<storage, read> X: array<vec2f>;
@group(0) @binding(2) var<storage, read_write> D: array<f32>;
@group(0) @binding(3) var<storage, read_write> facts: array<atomic<u32>>;
@group(0) @binding(4) var<uniform> p: Params;
var<workgroup> residual: atomic<u32>;
var<workgroup> solution: atomic<u32>;
@compute @workgroup_size(THREADS)
fn ds_judge(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i = (group.x + p.baseX) * THREADS + t;
  let c = group.y + p.baseY;
  if (t == 0u) {
    atomicStore(&residual, 0u);
    atomicStore(&solution, 0u);
  }
  workgroupBarrier();
  if (i < p.n) {
    let r = R[i + c * p.ldr].x;
    D[i + c * p.ldd] = r;
    atomicMax(&residual, bitcast<u32>(r) & 0x7fffffffu);
    atomicMax(&solution, bitcast<u32>(X[i + c * p.ldx].x) & 0x7fffffffu);
  }
  workgroupBarrier();
  if (t == 0u) {
    atomicMax(&facts[2u * c], atomicLoad(&residual));
    atomicMax(&facts[2u * c + 1u], atomicLoad(&solution));
  }
}
`;
export const ds_product = /* @__PURE__ */ joined(`
const THREADS: u32 = 64u;
struct Params {
  baseX: u32,
  baseY: u32,
  baseZ: u32,
  m: u32,
  n: u32,
  slice: u32,
  slices: u32,
  offH: u32,
  ldh: u32,
  offL: u32,
  ldl: u32,
  offX: u32,
  ldx: u32,
  first: u32,
  masked: u32,
  zero: u32,
}
@group(0) @binding(0) var<storage, read> H: array<f32>;
@group(0) @binding(1) var<storage, read> L: array<f32>;
@group(0) @binding(2) var<storage, read> X: array<vec2f>;
@group(0) @binding(3) var<storage, read> wanted: array<u32>;
@group(0) @binding(4) var<storage, read_write> W: array<vec2f>;
@group(0) @binding(5) var<uniform> p: Params;
`, lib_double_single, `fn element(i: u32, j: u32) -> vec2f {
  return vec2f(H[p.offH + i + j * p.ldh], L[p.offL + i + j * p.ldl]);
}
@compute @workgroup_size(THREADS)
fn ds_product(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let column = group.x + p.baseX;
  let row = (group.y + p.baseY) * THREADS + t;
  let s = group.z + p.baseZ;
  if (row >= p.m) {
    return;
  }
  if (p.masked == 1u) {
    if (wanted[p.first + column] == 0u) {
      return;
    }
  }
  let end = min((s + 1u) * p.slice, p.n);
  let x = p.offX + column * p.ldx;
  var sum = vec3f(0.0);
  var j = s * p.slice;
  for (; j + 4u <= end; j += 4u) {
    let a0 = element(row, j);
    let a1 = element(row, j + 1u);
    let a2 = element(row, j + 2u);
    let a3 = element(row, j + 3u);
    let x0 = X[x + j];
    let x1 = X[x + j + 1u];
    let x2 = X[x + j + 2u];
    let x3 = X[x + j + 3u];
    sum = sumMultiplyAdd(sum, a0, x0);
    sum = sumMultiplyAdd(sum, a1, x1);
    sum = sumMultiplyAdd(sum, a2, x2);
    sum = sumMultiplyAdd(sum, a3, x3);
  }
  for (; j < end; j++) {
    sum = sumMultiplyAdd(sum, element(row, j), X[x + j]);
  }
  W[row + p.m * (s + p.slices * column)] = sumPair(sum);
}
`);
export const ds_residual = /* @__PURE__ */ joined(`
const THREADS: u32 = 64u;
const PARTS: u32 = 4u;
const ROWS: u32 = THREADS / PARTS;
struct Params {
  baseX: u32,
  baseY: u32,
  m: u32,
  slices: u32,
  offB: u32,
  ldb: u32,
  offR: u32,
  ldr: u32,
  first: u32,
  masked: u32,
  zero: u32,
}
@group(0) @binding(0) var<storage, read> W: array<vec2f>;
@group(0) @binding(1) var<storage, read> B: array<vec2f>;
@group(0) @binding(2) var<storage, read> wanted: array<u32>;
@group(0) @binding(3) var<storage, read_write> R: array<vec2f>;
@group(0) @binding(4) var<uniform> p: Params;
`, lib_double_single, `var<workgroup> sums: array<vec3f, THREADS>;
@compute @workgroup_size(THREADS)
fn ds_residual(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let row = (group.x + p.baseX) * ROWS + t % ROWS;
  let column = group.y + p.baseY;
  var open = row < p.m;
  if (p.masked == 1u) {
    open = open && wanted[p.first + column] != 0u;
  }
  var sum = vec3f(0.0);
  if (open) {
    for (var s = t / ROWS; s < p.slices; s += PARTS) {
      let w = W[row + p.m * (s + p.slices * column)];
      sum = sumAdd(sumAdd(sum, -w.x), -w.y);
    }
  }
  sums[t] = sum;
  workgroupBarrier();
  if (t >= ROWS || !open) {
    return;
  }
  let b = B[p.offB + row + column * p.ldb];
  sum = sumAdd(sumAdd(sum, b.x), b.y);
  for (var part = 1u; part < PARTS; part++) {
    let other = sums[t + part * ROWS];
    sum = sumAdd(sumAdd(sumAdd(sum, other.x), other.y), other.z);
  }
  R[p.offR + row + column * p.ldr] = sumPair(sum);
}
`);
export const gmres_correct = /* @__PURE__ */ joined(`
const THREADS: u32 = 64u;
struct Params {
  baseX: u32,
  baseY: u32,
  n: u32,
  most: u32,
  count: u32,
  zero: u32,
}
@group(0) @binding(0) var<storage, read> Z: array<f32>;
@group(0) @binding(1) var<storage, read> Y: array<vec2f>;
@group(0) @binding(2) var<storage, read_write> X: array<vec2f>;
@group(0) @binding(3) var<uniform> p: Params;
`, lib_double_single, `@compute @workgroup_size(THREADS)
fn gmres_correct(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i = (group.x + p.baseX) * THREADS + t;
  let c = group.y + p.baseY;
  if (i >= p.n) {
    return;
  }
  var sum = vec3f(X[i + p.n * c], 0.0);
  for (var l = 0u; l < p.count; l++) {
    sum = sumMultiplyAdd(sum, Y[l + p.most * c], vec2f(Z[i + p.n * (l + p.most * c)], 0.0));
  }
  X[i + p.n * c] = sumPair(sum);
}
`);
export const gmres_dots = /* @__PURE__ */ joined(`
const THREADS: u32 = 64u;
const ROWS: u32 = 512u;
struct Params {
  baseX: u32,
  baseY: u32,
  baseZ: u32,
  n: u32,
  most: u32,
  parts: u32,
  zero: u32,
}
@group(0) @binding(0) var<storage, read> V: array<vec2f>;
@group(0) @binding(1) var<storage, read> W: array<vec2f>;
@group(0) @binding(2) var<storage, read_write> P: array<vec2f>;
@group(0) @binding(3) var<uniform> p: Params;
`, lib_double_single, `var<workgroup> sums: array<vec3f, THREADS>;
@compute @workgroup_size(THREADS)
fn gmres_dots(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let part = group.x + p.baseX;
  let l = group.y + p.baseY;
  let c = group.z + p.baseZ;
  let vector = l + (p.most + 1u) * c;
  let end = min((part + 1u) * ROWS, p.n);
  var sum = vec3f(0.0);
  for (var i = part * ROWS + t; i < end; i += THREADS) {
    sum = sumMultiplyAdd(sum, V[i + p.n * vector], W[i + p.n * c]);
  }
  sums[t] = sum;
  for (var half = THREADS / 2u; half > 0u; half /= 2u) {
    workgroupBarrier();
    if (t < half) {
      let other = sums[t + half];
      sum = sumAdd(sumAdd(sumAdd(sum, other.x), other.y), other.z);
      sums[t] = sum;
    }
  }
  if (t == 0u) {
    P[part + p.parts * vector] = sumPair(sum);
  }
}
`);
export const gmres_keep = `
const THREADS: u32 = 256u;
struct Params {
  baseX: u32,
  baseY: u32,
  n: u32,
  most: u32,
  direction: u32,
}
@group(0) @binding(0) var<storage, read> D: array<f32>;
@group(0) @binding(1) var<storage, read_write> Z: array<f32>;
@group(0) @binding(2) var<storage, read_write> S: array<vec2f>;
@group(0) @binding(3) var<uniform> p: Params;
@compute @workgroup_size(THREADS)
fn gmres_keep(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i = (group.x + p.baseX) * THREADS + t;
  let c = group.y + p.baseY;
  if (i < p.n) {
    let z = D[i + p.n * c];
    Z[i + p.n * (p.direction + p.most * c)] = z;
    S[i + p.n * c] = vec2f(z, 0.0);
  }
}
`;
export const gmres_next = /* @__PURE__ */ joined(`
const THREADS: u32 = 64u;
struct Params {
  baseX: u32,
  baseY: u32,
  n: u32,
  most: u32,
  vector: u32,
  groups: u32,
  first: u32,
  size: u32,
  zero: u32,
}
@group(0) @binding(0) var<storage, read> W: array<vec2f>;
@group(0) @binding(1) var<storage, read> Q: array<f32>;
@group(0) @binding(2) var<storage, read_write> V: array<vec2f>;
@group(0) @binding(3) var<storage, read_write> D: array<f32>;
@group(0) @binding(4) var<storage, read_write> H: array<f32>;
@group(0) @binding(5) var<uniform> p: Params;
`, lib_double_single, ``, lib_sum_tree, `@compute @workgroup_size(THREADS)
fn gmres_next(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let x = group.x + p.baseX;
  let c = group.y + p.baseY;
  var sum = 0.0;
  for (var k = t; k < p.groups; k += THREADS) {
    sum += Q[k + p.groups * c];
  }
  addUp(t, sum, 1u);
  workgroupBarrier();
  let bits = bitcast<u32>(totals[0]);
  let usable = bits >= 0x00800000u && bits < 0x7f800000u;
  let s = select(0.0, inverseSqrt(select(1.0, totals[0], usable)), usable);
  let i = x * THREADS + t;
  if (i < p.n) {
    let w = W[i + p.n * c];
    let product = twoProduct(w.x, s);
    let v = quickTwoSum(product.x, kept(product.y + kept(w.y * s)));
    V[i + p.n * (p.vector + (p.most + 1u) * c)] = v;
    D[i + p.n * c] = v.x;
  }
  if (i == 0u) {
    H[p.first + p.size * c] = s;
  }
}
`);
export const gmres_subtract = /* @__PURE__ */ joined(`
const THREADS: u32 = 64u;
const MOST: u32 = 30u;
struct Params {
  baseX: u32,
  baseY: u32,
  n: u32,
  most: u32,
  count: u32,
  parts: u32,
  groups: u32,
  first: u32,
  size: u32,
  turn: u32,
  zero: u32,
}
@group(0) @binding(0) var<storage, read> V: array<vec2f>;
@group(0) @binding(1) var<storage, read> P: array<vec2f>;
@group(0) @binding(2) var<storage, read_write> W: array<vec2f>;
@group(0) @binding(3) var<storage, read_write> H: array<f32>;
@group(0) @binding(4) var<storage, read_write> Q: array<f32>;
@group(0) @binding(5) var<uniform> p: Params;
`, lib_double_single, ``, lib_sum_tree, `var<workgroup> h: array<vec2f, MOST>;
@compute @workgroup_size(THREADS)
fn gmres_subtract(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let x = group.x + p.baseX;
  let c = group.y + p.baseY;
  let basis = (p.most + 1u) * c;
  for (var l = t; l < p.count; l += THREADS) {
    var sum = vec3f(0.0);
    for (var part = 0u; part < p.parts; part++) {
      let one = P[part + p.parts * (l + basis)];
      sum = sumAdd(sumAdd(sum, one.x), one.y);
    }
    let found = sumPair(sum);
    h[l] = found;
    if (x == 0u) {
      let place = p.first + p.size * c + 4u * l + 2u * p.turn;
      H[place] = found.x;
      H[place + 1u] = found.y;
    }
  }
  workgroupBarrier();
  let i = x * THREADS + t;
  let inside = i < p.n;
  let row = select(0u, i, inside);
  let w = W[row + p.n * c];
  var rest = vec3f(w, 0.0);
  for (var l = 0u; l < p.count; l++) {
    rest = sumMultiplyAdd(rest, -h[l], V[row + p.n * (l + basis)]);
  }
  let left = sumPair(rest);
  if (inside) {
    W[i + p.n * c] = left;
  }
  addUp(t, select(0.0, left.x * left.x, inside), 1u);
  if (t == 0u) {
    Q[x + p.groups * c] = totals[0];
  }
}
`);
export const inverse_product = `
const BLOCK: u32 = 256u;
const ROWS: u32 = 32u;
const THREADS: u32 = 256u;
const SUBTRACT: u32 = 0u;
const FOURS: u32 = ROWS / 4u;
const PHASES: u32 = THREADS / FOURS;
const DEPTH: u32 = BLOCK / PHASES;
struct Params {
  baseX: u32,
  baseY: u32,
  m: u32,
  n: u32,
  offA: u32,
  lda: u32,
  offX: u32,
  ldx: u32,
  offY: u32,
  ldy: u32,
}
@group(0) @binding(0) var<storage, read> A: array<vec4f>;
@group(0) @binding(1) var<storage, read> x: array<f32>;
@group(0) @binding(2) var<storage, read_write> y: array<f32>;
@group(0) @binding(3) var<uniform> p: Params;
var<workgroup> given: array<f32, BLOCK>;
var<workgroup> sums: array<vec4f, THREADS>;
@compute @workgroup_size(THREADS)
fn inverse_product(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let tile = ROWS * (group.x + p.baseX);
  let side = group.y + p.baseY;
  let four = p.offA + min(tile / 4u + t % FOURS, (p.m - 1u) / 4u);
  // @registers
  var a: array<vec4f, DEPTH>;
  // @unroll
  for (var u = 0u; u < DEPTH; u++) {
    a[u] = A[four + min(t / FOURS + PHASES * u, p.n - 1u) * p.lda];
  }
  if (t < BLOCK) {
    given[t] = select(0.0, x[p.offX + min(t, p.n - 1u) + side * p.ldx], t < p.n);
  }
  workgroupBarrier();
  var sum = vec4f(0.0);
  // @unroll
  for (var u = 0u; u < DEPTH; u++) {
    sum = fma(a[u], vec4f(given[t / FOURS + PHASES * u]), sum);
  }
  sums[t] = sum;
  workgroupBarrier();
  if (t < ROWS && tile + t < p.m) {
    var total = 0.0;
    for (var s = 0u; s < PHASES; s++) {
      total += sums[t / 4u + FOURS * s][t % 4u];
    }
    let at = p.offY + tile + t + side * p.ldy;
    if (SUBTRACT == 1u) {
      total = y[at] - total;
    }
    y[at] = total;
  }
}
`;
export const power_of_two = `
const THREADS: u32 = 64u;
struct Params {
  baseX: u32,
  n: u32,
  offX: u32,
}
@group(0) @binding(0) var<storage, read_write> x: array<u32>;
@group(0) @binding(1) var<uniform> p: Params;
@compute @workgroup_size(THREADS)
fn power_of_two(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i = (group.x + p.baseX) * THREADS + t;
  if (i < p.n) {
    x[p.offX + i] &= 0x7f800000u;
  }
}
`;
export const zoom_closer = /* @__PURE__ */ joined(`
`, lib_double_elements, ``, lib_double_scaled, `const SIDE: u32 = 16u;
struct Params {
  baseX: u32,
  baseY: u32,
  order: u32,
  first: u32,
  ld: u32,
  exponent: i32,
  mu: vec2u,
}
@group(0) @binding(0) var<storage, read> S: array<T>;
@group(0) @binding(1) var<storage, read_write> B: array<T>;
@group(0) @binding(2) var<uniform> p: Params;
@compute @workgroup_size(SIDE * SIDE)
fn zoom_closer(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i = (group.x + p.baseX) * SIDE + t % SIDE;
  let j = (group.y + p.baseY) * SIDE + t / SIDE;
  if (i >= p.order || j >= p.order) {
    return;
  }
  var x = scaled(add(widen(S[p.first + i + j * p.ld]), conj(widen(S[p.first + j + i * p.ld]))), -1);
  if (i == j) {
    x = ofReal(dSub(realPart(x), p.mu));
  }
  B[i + j * p.order] = narrow(scaled(x, p.exponent));
}
`);
export const zoom_order = `
alias T = vec2u;
const THREADS: u32 = 128u;
struct Params {
  baseX: u32,
  baseY: u32,
  m: u32,
  n: u32,
  rows: u32,
  signs: u32,
}
@group(0) @binding(0) var<storage, read> M: array<T>;
@group(0) @binding(1) var<storage, read> order: array<u32>;
@group(0) @binding(2) var<storage, read_write> Y: array<T>;
@group(0) @binding(3) var<uniform> p: Params;
@compute @workgroup_size(THREADS)
fn zoom_order(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i = (group.x + p.baseX) * THREADS + t;
  let j = group.y + p.baseY;
  if (i >= p.m || j >= p.n) {
    return;
  }
  let column = order[j];
  var row = i;
  if (p.rows == 1u) {
    row = order[i];
  }
  var sign = 0u;
  if (p.signs == 1u) {
    sign = column & 0x80000000u;
  }
  if (p.signs == 2u) {
    sign = row & 0x80000000u;
  }
  var x = M[(row & 0x7fffffffu) + (column & 0x7fffffffu) * p.m];
  x.y ^= sign;
  Y[i + j * p.m] = x;
}
`;
export const zoom_pack = `
alias T = vec2u;
const THREADS: u32 = 64u;
struct Params {
  baseX: u32,
  n: u32,
}
@group(0) @binding(0) var<storage, read> S: array<T>;
@group(0) @binding(1) var<storage, read> blocks: array<u32>;
@group(0) @binding(2) var<storage, read_write> packed: array<T>;
@group(0) @binding(3) var<uniform> p: Params;
@compute @workgroup_size(THREADS)
fn zoom_pack(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let j = group.x + p.baseX;
  let first = blocks[3u * j];
  let place = blocks[3u * j + 2u];
  for (var i = t; i < blocks[3u * j + 1u]; i += THREADS) {
    packed[place + i] = S[first + i + j * p.n];
  }
}
`;
export const zoom_spread = `
alias T = vec2u;
const THREADS: u32 = 128u;
struct Params {
  baseX: u32,
  baseY: u32,
  n: u32,
}
@group(0) @binding(0) var<storage, read> blocks: array<u32>;
@group(0) @binding(1) var<storage, read> packed: array<T>;
@group(0) @binding(2) var<storage, read_write> Q: array<T>;
@group(0) @binding(3) var<uniform> p: Params;
@compute @workgroup_size(THREADS)
fn zoom_spread(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i = (group.x + p.baseX) * THREADS + t;
  let j = group.y + p.baseY;
  if (i >= p.n || j >= p.n) {
    return;
  }
  let first = blocks[3u * j];
  let rows = blocks[3u * j + 1u];
  var x = T();
  if (i == j) {
    x.y = 0x3ff00000u;
  }
  if (rows > 0u) {
    x = T();
    if (i >= first && i < first + rows) {
      x = packed[blocks[3u * j + 2u] + i - first];
    }
  }
  Q[i + j * p.n] = x;
}
`;
export const zoom_sums = /* @__PURE__ */ joined(`
`, lib_double_elements, ``, lib_double_scaled, ``, lib_double_squares, `const THREADS: u32 = 256u;
const HALVES: u32 = 1u;
struct Params {
  m: u32,
  n: u32,
  offM: u32,
  ld: u32,
  groups: u32,
  beside: u32,
}
@group(0) @binding(0) var<storage, read_write> M: array<T>;
@group(0) @binding(1) var<storage, read_write> parts: array<vec2u>;
@group(0) @binding(2) var<uniform> p: Params;
var<workgroup> sums: array<vec2u, THREADS>;
var<workgroup> most: array<vec2u, THREADS>;
// @when REAL
fn keep(j: u32, x: V) {
  parts[2u * p.groups + j] = x;
}
// @end
// @when COMPLEX
fn keep(j: u32, x: V) {
  parts[2u * (p.groups + j)] = x.xy;
  parts[2u * (p.groups + j) + 1u] = x.zw;
}
// @end
@compute @workgroup_size(THREADS)
fn zoom_sums(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  var sum = vec2u();
  var largest = vec2u();
  for (var j = group.x; j < p.n; j += p.groups) {
    for (var i = t; i < p.m; i += THREADS) {
      let at = p.offM + i + j * p.ld;
      var x = widen(M[at]);
      if (HALVES == 1u) {
        x = scaled(add(ofReal(select(vec2u(), D_ONE, i == j)), neg(x)), -1);
        M[at] = narrow(x);
      }
      if (i == j) {
        keep(j, x);
      }
      if (i != j || p.beside == 0u) {
        let size = abs1(x);
        sum = plusSquares(x, sum);
        largest = select(largest, size, dBelow(largest, size));
      }
    }
  }
  sums[t] = sum;
  most[t] = largest;
  for (var half = THREADS / 2u; half > 0u; half /= 2u) {
    workgroupBarrier();
    if (t < half) {
      sums[t] = dAdd(sums[t], sums[t + half]);
      most[t] = select(most[t], most[t + half], dBelow(most[t], most[t + half]));
    }
  }
  if (t == 0u) {
    parts[2u * group.x] = sums[0];
    parts[2u * group.x + 1u] = most[0];
  }
}
`);
export const zoom_turn = /* @__PURE__ */ joined(`
`, lib_double_elements, `const SIDE: u32 = 16u;
struct Params {
  baseX: u32,
  baseY: u32,
  n: u32,
}
@group(0) @binding(0) var<storage, read> S: array<T>;
@group(0) @binding(1) var<storage, read> groups: array<u32>;
@group(0) @binding(2) var<storage, read_write> F: array<T>;
@group(0) @binding(3) var<uniform> p: Params;
@compute @workgroup_size(SIDE * SIDE)
fn zoom_turn(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i = (group.x + p.baseX) * SIDE + t % SIDE;
  let j = (group.y + p.baseY) * SIDE + t / SIDE;
  if (i >= p.n || j >= p.n) {
    return;
  }
  var f = V();
  if (groups[i] != groups[j]) {
    let sum = add(widen(S[i + j * p.n]), conj(widen(S[j + i * p.n])));
    let apart = dSub(realPart(widen(S[j + j * p.n])), realPart(widen(S[i + i * p.n])));
    f = overReal(sum, dScale(apart, 1));
  }
  F[i + j * p.n] = narrow(f);
}
`);
export const zoom_turns = /* @__PURE__ */ joined(`
`, lib_double_elements, `const SIDE: u32 = 16u;
struct Params {
  baseX: u32,
  baseY: u32,
  n: u32,
}
@group(0) @binding(0) var<storage, read> S: array<T>;
@group(0) @binding(1) var<storage, read> groups: array<u32>;
@group(0) @binding(2) var<storage, read_write> F: array<T>;
@group(0) @binding(3) var<storage, read_write> G: array<T>;
@group(0) @binding(4) var<uniform> p: Params;
@compute @workgroup_size(SIDE * SIDE)
fn zoom_turns(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i = (group.x + p.baseX) * SIDE + t % SIDE;
  let j = (group.y + p.baseY) * SIDE + t / SIDE;
  if (i >= p.n || j >= p.n) {
    return;
  }
  var f = V();
  var g = V();
  if (groups[i] != groups[j]) {
    let r = min(i, j);
    let c = max(i, j);
    let a = realPart(widen(S[r + r * p.n]));
    let b = realPart(widen(S[c + c * p.n]));
    let x = widen(S[r + c * p.n]);
    let y = conj(widen(S[c + r * p.n]));
    let apart = dMul(dSub(b, a), dAdd(b, a));
    f = overReal(madReal(b, x, byReal(a, y)), apart);
    g = overReal(madReal(a, x, byReal(b, y)), apart);
    if (i > j) {
      f = neg(conj(f));
      g = neg(conj(g));
    }
  }
  F[i + j * p.n] = narrow(f);
  G[i + j * p.n] = narrow(g);
}
`);
