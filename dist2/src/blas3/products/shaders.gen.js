// Generated from kernels/ by scripts/embed-kernels.mjs; do not edit.
import { joined, lib_double, lib_double_elements, lib_double_fetch, lib_factor, lib_field, lib_field_double, lib_gemm_epilogue_fields, lib_gemm_epilogue_four, lib_gemm_epilogue_one, lib_gemm_four, lib_gemm_i8, lib_gemm_i8_params, lib_gemm_i8_run, lib_gemm_params, lib_gemm_shift, lib_gemm_slabs, lib_gemm_slabs_direct, lib_gemm_slabs_run, lib_gemm_slabs_shifted, lib_gemm_tensor_fetch, lib_gemm_words_one, lib_part, lib_tile_walk } from '../../runtime/shaderLibs.gen.js';
export const double_choose = `
struct Params {
  baseX: u32,
  stride: u32,
  last: u32,
  free: u32,
}
@group(0) @binding(0) var<storage, read> D: array<u32>;
@group(0) @binding(1) var<storage, read> tables: array<vec4u>;
@group(0) @binding(2) var<storage, read_write> chosen: array<vec4u>;
@group(0) @binding(3) var<uniform> p: Params;
@compute @workgroup_size(128)
fn double_choose(@builtin(local_invocation_index) t: u32) {
  let beyond = max(D[0], p.free) - p.free;
  let s = min((beyond + 3u) / 4u, p.last);
  if (t < p.stride) {
    chosen[t] = tables[s * p.stride + t];
  }
}
`;
export const double_residues = /* @__PURE__ */ joined(`
const DOT4: u32 = 1u;
const NO_DOT4: u32 = 1u - DOT4;
const TILE: u32 = 32u;
const PITCH: u32 = TILE + 1u;
const PARTS: u32 = 1u + PAIRS;
const SHARE: u32 = 1u + 2u * PAIRS;
`, lib_double, ``, lib_double_fetch, `struct Params {
  baseX: u32,
  baseY: u32,
  depth: u32,
  groupsA: u32,
  groupsB: u32,
  rowsA: u32,
  offA: u32,
  rowA: u32,
  depthA: u32,
  conjA: u32,
  firstA: u32,
  rowsB: u32,
  offB: u32,
  rowB: u32,
  depthB: u32,
  conjB: u32,
  firstB: u32,
  ldp: u32,
  lds: u32,
}
@group(0) @binding(0) var<storage, read> A: array<vec2u>;
@group(0) @binding(1) var<storage, read> B: array<vec2u>;
@group(0) @binding(2) var<storage, read> R: array<vec4u>;
@group(0) @binding(3) var<storage, read> table: array<vec4u>;
@group(0) @binding(4) var<storage, read_write> PA: array<u32>;
@group(0) @binding(5) var<storage, read_write> PB: array<u32>;
@group(0) @binding(6) var<storage, read_write> E: array<i32>;
@group(0) @binding(7) var<storage, read_write> S: array<u32>;
@group(0) @binding(8) var<uniform> p: Params;
var<workgroup> tile: array<vec2u, TILE * PITCH>;
var<workgroup> powers: array<i32, TILE>;
// @when DOT4
fn dot4(a: u32, b: u32) -> u32 {
  return dot4U8Packed(a, b);
}
// @end
// @when NO_DOT4
fn dot4(a: u32, b: u32) -> u32 {
  let x = (vec4u(a) >> vec4u(0u, 8u, 16u, 24u)) & vec4u(255u);
  let y = (vec4u(b) >> vec4u(0u, 8u, 16u, 24u)) & vec4u(255u);
  return dot(x, y);
}
// @end
fn power(r: vec4u) -> i32 {
  let lo = r.z + (r.w << 20u);
  let sum = vec2u(lo, (r.w >> 12u) + u32(lo < r.z));
  if (all(sum == vec2u())) {
    return 0;
  }
  let u = (63u - dZeros64(sum)) / 2u;
  let up = dShiftLeft(sum, (29u - 2u * u) & 31u).x;
  let down = 2u * u - min(2u * u, 29u);
  let s = select((sum.x >> down) + ((sum.y << 1u) << (31u - down)) + 1u, up, 2u * u <= 29u);
  return min(i32(table[0].y) - i32(u) - i32(s > table[0].z) - (i32(r.x) - 64 - 1037), 1100);
}
fn scaled(x: vec2u, n: i32) -> vec3u {
  let e = (x.y >> 20u) & 0x7ffu;
  let m = vec2u(x.x, (x.y & 0xfffffu) | (min(e, 1u) << 20u));
  let up = i32(max(e, 1u)) - 1075 + n;
  if (up >= 0) {
    let s = u32(up) & 31u;
    let over = s ^ 31u;
    return vec3u(m.x << s, (m.y << s) | ((m.x >> 1u) >> over), (m.y >> 1u) >> over);
  }
  let d = u32(-up) - 1u;
  if (d > 54u) {
    return vec3u();
  }
  let half = select(vec2u(1u << (d & 31u), 0u), vec2u(0u, 1u << (d & 31u)), d >= 32u);
  let lo = m.x + half.x;
  let hi = m.y + half.y + u32(lo < m.x);
  let s = d & 31u;
  let low = select(lo, hi, d >= 32u);
  let high = select(hi, 0u, d >= 32u);
  return vec3u(((low >> s) >> 1u) | (high << (s ^ 31u)), (high >> s) >> 1u, 0u);
}
fn remainder(x: u32, m: u32, inverse: f32) -> u32 {
  return x - u32(f32(x) * inverse + 0.5) * m;
}
fn elementA(i: u32, l: u32) -> vec2u {
  let x = A[placeOf(0u, i, l, p.offA, p.rowA, p.depthA)];
  return vec2u(x.x, x.y ^ signOf(0u, p.conjA, i, l));
}
fn elementB(j: u32, l: u32) -> vec2u {
  let x = B[placeOf(1u, j, l, p.offB, p.rowB, p.depthB)];
  return vec2u(x.x, x.y ^ signOf(1u, p.conjB, j, l));
}
fn kindOf(a: vec2u, b: vec2u) -> u32 {
  let invalid = dIsNaN(a) | dIsNaN(b) | dIsZero(a) | dIsZero(b);
  return select(select(1u + ((a.y ^ b.y) >> 31u), 4u, invalid), 0u, dIsFinite(a) & dIsFinite(b));
}
fn placeIn(side: u32, row: u32) -> u32 {
  return select(p.firstA + PARTS * row, p.firstB + row, side == 1u);
}
fn markSpecial(word: u32) {
  let words = (p.rowsA + 3u) / 4u;
  let part = word / (words * p.rowsB);
  let j = word / words % p.rowsB;
  let w = word % words;
  if (part >= PARTS) {
    return;
  }
  let marked = R[placeIn(1u, j)].y;
  var all = 0u;
  for (var q = 0u; q < 4u; q++) {
    let i = 4u * w + q;
    if (i < p.rowsA) {
      var kinds = 0u;
      if ((marked | R[placeIn(0u, i)].y) != 0u) {
        for (var l = 0u; l < PARTS * p.depth; l++) {
          kinds |= kindOf(elementA(PARTS * i + part, l), elementB(j, l));
        }
      }
      all |= kinds << (8u * q);
    }
  }
  S[(part * p.rowsB + j) * p.lds + w] = all;
}
fn partOf(side: u32, row: u32, l: u32, part: u32) -> vec2u {
  let a = p.offA + row * p.rowA + l * p.depthA;
  let b = p.offB + row * p.rowB + l * p.depthB;
  var x: vec2u;
  if (side == 0u) {
    x = A[PARTS * a + part];
  } else {
    x = B[PARTS * b + part];
  }
  return vec2u(x.x, x.y ^ ((select(p.conjA, p.conjB, side == 1u) & part) << 31u));
}
fn packed(bytes: vec4u) -> u32 {
  let b = bytes & vec4u(255u);
  return b.x | (b.y << 8u) | (b.z << 16u) | (b.w << 24u);
}
fn put(side: u32, plane: u32, at: u32, word: u32) {
  if (side == 0u) {
    PA[plane * p.rowsA * p.ldp + at] = word;
  } else {
    PB[plane * p.rowsB * p.ldp + at] = word;
  }
}
fn fill(side: u32, row0: u32, depth0: u32, part: u32, t: u32) {
  let rows = select(p.rowsA, p.rowsB, side == 1u);
  let along = select(p.rowA, p.rowB, side == 1u) == 1u;
  for (var s = 0u; s < TILE * TILE; s += 256u) {
    let fast = t % TILE;
    let slow = (t + s) / TILE;
    let i = select(slow, fast, along);
    let l = select(fast, slow, along);
    var number = vec2u();
    if ((row0 + i < rows) & (depth0 + l < p.depth)) {
      number = partOf(side, row0 + i, depth0 + l, part);
    }
    tile[i * PITCH + l] = number;
  }
}
@compute @workgroup_size(256)
fn double_residues(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let x = group.x + p.baseX;
  if (x >= p.groupsA + p.groupsB) {
    markSpecial(((x - p.groupsA - p.groupsB) * (4u * p.ldp / TILE) + group.y + p.baseY) * 256u + t);
    return;
  }
  let side = u32(x >= p.groupsA);
  let row0 = (x - side * p.groupsA) * TILE;
  let rows = select(p.rowsA, p.rowsB, side == 1u);
  let depth0 = (group.y + p.baseY) * TILE;
  if (t < TILE) {
    var n = 0;
    if (row0 + t < rows) {
      let place = placeIn(side, row0 + t);
      n = power(R[place]);
      if (depth0 == 0u) {
        E[place] = n;
      }
    }
    powers[t] = n;
  }
  fill(side, row0, depth0, 0u, t);
  workgroupBarrier();
  let i = t / 8u;
  let w = t % 8u;
  // @registers
  var a: array<vec3u, 4>;
  var minus: vec4u;
  // @unroll
  for (var q = 0u; q < 4u; q++) {
    let number = tile[i * PITCH + 4u * w + q];
    a[q] = select(vec3u(), scaled(number, powers[i]), dIsFinite(number));
    minus[q] = 0u - (number.y >> 31u);
  }
// @when PAIRS
  workgroupBarrier();
  fill(side, row0, depth0, 1u, t);
  workgroupBarrier();
  // @registers
  var b: array<vec3u, 4>;
  var minusB: vec4u;
  // @unroll
  for (var q = 0u; q < 4u; q++) {
    let number = tile[i * PITCH + 4u * w + q];
    b[q] = select(vec3u(), scaled(number, powers[i]), dIsFinite(number));
    minusB[q] = 0u - (number.y >> 31u);
  }
// @end
  if (row0 + i < rows) {
    let at = (row0 + i) * p.ldp + depth0 / 4u + w;
    let count = table[0].x;
    for (var z = 0u; z < count; z++) {
      let modulus = table[1u + 5u * z].w;
      let inverse = bitcast<f32>(table[2u + 5u * z].w);
      let weights = table[1u + 5u * z + side];
      var bytes: vec4u;
      // @unroll
      for (var q = 0u; q < 4u; q++) {
        let sum = dot4(a[q].x, weights.x) + dot4(a[q].y, weights.y) + dot4(a[q].z, weights.z);
        bytes[q] = remainder(sum, modulus, inverse);
      }
      bytes = (bytes ^ minus) - minus;
      put(side, SHARE * z, at, packed(bytes));
// @when PAIRS
      var others: vec4u;
      // @unroll
      for (var q = 0u; q < 4u; q++) {
        let sum = dot4(b[q].x, weights.x) + dot4(b[q].y, weights.y) + dot4(b[q].z, weights.z);
        others[q] = remainder(sum, modulus, inverse);
      }
      others = (others ^ minusB) - minusB;
      put(side, SHARE * z + 1u, at, packed(others));
      let both = bitcast<vec4i>(bytes + others);
      let turns = vec4i(floor(vec4f(both) * inverse + 0.5));
      put(side, SHARE * z + 2u, at, packed(bitcast<vec4u>(both - turns * i32(modulus))));
// @end
    }
  }
}
`);
export const double_result = /* @__PURE__ */ joined(`
const PAIRS: u32 = 0u;
const ALONE: u32 = 1u - PAIRS;
const LIMBS: u32 = 6u;
const BITS: u32 = 19u;
const LIMB: u32 = 0x7ffffu;
alias S = vec2u;
`, lib_double, `struct Params {
  alpha: S,
  beta: S,
  baseX: u32,
  baseY: u32,
  m: u32,
  n: u32,
  none: u32,
  plane: u32,
  lds: u32,
  firstA: u32,
  firstB: u32,
  offC: u32,
  ldc: u32,
  part: u32,
  ahead: i32,
}
@group(0) @binding(0) var<storage, read> residues: array<u32>;
@group(0) @binding(1) var<storage, read> table: array<vec4u>;
@group(0) @binding(2) var<storage, read> E: array<i32>;
@group(0) @binding(3) var<storage, read_write> C: array<vec2u>;
@group(0) @binding(4) var<uniform> p: Params;
fn byteAt(plane: u32, at: u32, shift: u32) -> i32 {
  return extractBits(bitcast<i32>(residues[plane * p.plane + at]), shift, 8u);
}
// @when ALONE
fn residue(z: u32, at: u32, shift: u32, part: u32) -> i32 {
  return byteAt(1u + z, at, shift);
}
// @end
// @when PAIRS
fn residue(z: u32, at: u32, shift: u32, part: u32) -> i32 {
  let plane = 2u + 3u * z;
  let re = byteAt(plane, at, shift);
  let im = byteAt(plane + 1u, at, shift);
  var x = re - im;
  if (part == 1u) {
    x = byteAt(plane + 2u, at, shift) - re - im;
  }
  let turns = i32(floor(f32(x) * bitcast<f32>(table[2u + 5u * z].w) + 0.5));
  return x - turns * i32(table[1u + 5u * z].w);
}
// @end
fn product(at: u32, shift: u32, scale: i32, part: u32) -> vec2u {
  // @registers
  var limbs: array<i32, LIMBS>;
  var turns = 0.5;
  let count = table[0].x;
  for (var z = 0u; z < count; z++) {
    let r = residue(z, at, shift, part);
    turns += f32(r) * bitcast<f32>(table[2u + 5u * z].w);
    // @unroll
    for (var q = 0u; q < LIMBS; q++) {
      limbs[q] += r * i32(table[3u + 5u * z + q / 4u][q % 4u]);
    }
  }
  let kappa = i32(floor(turns));
  var carry = 0;
  // @unroll
  for (var q = 0u; q < LIMBS; q++) {
    let limb = limbs[q] - kappa * i32(table[1u + 5u * count + q / 4u][q % 4u]) + carry;
    carry = limb >> BITS;
    limbs[q] = limb & i32(LIMB);
  }
  let minus = carry;
  carry = -minus;
  var m: vec2u;
  var next = 0u;
  var behind = 0u;
  // @unroll
  for (var q = 0u; q < LIMBS; q++) {
    let limb = ((limbs[q] ^ minus) & i32(LIMB)) + carry;
    carry = limb >> BITS;
    limbs[q] = limb & i32(LIMB);
  }
  var dropped = 0u;
  // @unroll
  for (var q = 0u; q < LIMBS; q++) {
    let limb = u32(limbs[LIMBS - 1u - q]);
    if (m.y < (1u << 13u)) {
      m = vec2u((m.x << BITS) | limb, (m.y << BITS) | (m.x >> (32u - BITS)));
    } else {
      behind |= select(limb, 0u, dropped == 0u);
      next = select(next, limb, dropped == 0u);
      dropped += BITS;
    }
  }
  if (all(m == vec2u())) {
    return vec2u();
  }
  let up = dZeros64(m);
  m = dShiftLeft(m, up);
  if (dropped > 0u) {
    let down = BITS - up;
    m.x |= next >> down;
    behind |= next & ((1u << down) - 1u);
  }
  m.x |= min(behind, 1u);
  return dRound(u32(minus), 1023 + 63 + i32(dropped) - i32(up) - scale, m);
}
fn productAt(i: u32, j: u32, part: u32) -> vec2u {
  let at = j * p.lds + i / 4u;
  let shift = 8u * (i % 4u);
  let kinds = (residues[part * p.plane + at] >> shift) & 255u;
  if (kinds != 0u) {
    return select(vec2u(0u, 0x7ff00000u | ((kinds & 2u) << 30u)), D_NAN, kinds > 2u);
  }
  return product(at, shift, E[p.firstA + (1u + PAIRS) * i] + E[p.firstB + j], part);
}
fn times(x: vec2u, y: vec2u) -> vec2u {
  if (all(y == D_ONE)) {
    return x;
  }
  return dMul(x, y);
}
// @when PAIRS
fn timesComplex(x: vec4u, y: vec4u) -> vec4u {
  var re = times(x.xy, y.xy);
  var im = times(x.zw, y.xy);
  if (!dIsZero(y.zw)) {
    re = dSub(re, dMul(x.zw, y.zw));
    im = dAdd(im, dMul(x.xy, y.zw));
  }
  return vec4u(re, im);
}
// @end
@compute @workgroup_size(256)
fn double_result(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i = 64u * (group.x + p.baseX) + t % 64u;
  let j = 4u * (group.y + p.baseY) + t / 64u;
  let below = i32(i) - i32(j) - p.ahead;
  if ((table[0].w != LIMBS) | (i >= p.m) | (j >= p.n) | ((p.part == 1u) & (below < 0)) | ((p.part == 2u) & (below > 0))) {
    return;
  }
  let to = p.offC + i + j * p.ldc;
// @when ALONE
  var x = vec2u();
  if (p.none == 0u) {
    x = times(productAt(i, j, 0u), p.alpha);
  }
  if (!dIsZero(p.beta)) {
    x = dAdd(x, times(C[to], p.beta));
  }
  C[to] = x;
// @end
// @when PAIRS
  var x = vec4u();
  if (p.none == 0u) {
    for (var part = 0u; part < 2u; part++) {
      let one = productAt(i, j, part);
      x = select(vec4u(x.xy, one), vec4u(one, x.zw), part == 0u);
    }
    x = timesComplex(x, p.alpha);
  }
  if (!(dIsZero(p.beta.xy) && dIsZero(p.beta.zw))) {
    let y = timesComplex(vec4u(C[2u * to], C[2u * to + 1u]), p.beta);
    x = vec4u(dAdd(x.xy, y.xy), dAdd(x.zw, y.zw));
  }
  C[2u * to] = x.xy;
  C[2u * to + 1u] = x.zw;
// @end
}
`);
export const double_scale = /* @__PURE__ */ joined(`
const PASS: u32 = 2u;
const ROWS: u32 = 8u;
const LANES: u32 = 32u;
const DEPTHS: u32 = 1024u;
`, lib_double, ``, lib_double_fetch, `struct Params {
  baseX: u32,
  baseY: u32,
  depth: u32,
  groups: u32,
  groupsA: u32,
  rowsA: u32,
  offA: u32,
  rowA: u32,
  depthA: u32,
  rowsB: u32,
  offB: u32,
  rowB: u32,
  depthB: u32,
}
@group(0) @binding(0) var<storage, read> A: array<vec2u>;
@group(0) @binding(1) var<storage, read> B: array<vec2u>;
@group(0) @binding(2) var<storage, read_write> R: array<atomic<u32>>;
@group(0) @binding(3) var<uniform> p: Params;
var<workgroup> part: array<vec2u, 256>;
fn squared(x: vec2u, largest: u32) -> u32 {
  let e = (x.y >> 20u) & 0x7ffu;
  let m = vec2u(x.x, (x.y & 0xfffffu) | (min(e, 1u) << 20u));
  let down = i32(largest) - 26 - i32(max(e, 1u));
  let w = select(dShiftLeft(m, u32(-down) & 63u), dDown(m, u32(max(down, 0))), down >= 0);
  let s = w.x + 1u;
  return select(s * s, 0u, all(m == vec2u()));
}
fn dDown(m: vec2u, n: u32) -> vec2u {
  let s = n & 31u;
  let w = select(m, vec2u(m.y, 0u), n >= 32u);
  return select(vec2u((w.x >> s) | ((w.y << 1u) << (s ^ 31u)), w.y >> s), vec2u(), n >= 64u);
}
fn joined(a: vec2u, b: vec2u, sums: bool) -> vec2u {
  if (!sums) {
    return max(a, b);
  }
  let lo = a.x + b.x;
  return vec2u(lo, a.y + b.y + u32(lo < a.x));
}
fn measured(side: u32, row: u32, first: u32, sums: bool, largest: u32) -> vec2u {
  let off = select(p.offA, p.offB, side == 1u);
  let rowStep = select(p.rowA, p.rowB, side == 1u);
  let depthStep = select(p.depthA, p.depthB, side == 1u);
  var mine: vec2u;
  for (var start = first; start < p.depth; start += p.groups * DEPTHS) {
    let end = min(start + DEPTHS, p.depth);
    for (var l = start; l < end; l += 4u * LANES) {
      // @registers
      var x: array<vec2u, 4>;
      // @unroll
      for (var q = 0u; q < 4u; q++) {
        x[q] = vec2u();
        if (l + q * LANES < end) {
          let at = placeOf(side, row, l + q * LANES, off, rowStep, depthStep);
          if (side == 0u) {
            x[q] = A[at];
          } else {
            x[q] = B[at];
          }
        }
      }
      // @unroll
      for (var q = 0u; q < 4u; q++) {
        if (!dIsFinite(x[q])) {
          mine.y |= u32(!sums);
        } else if (sums) {
          mine = joined(mine, vec2u(squared(x[q], largest), 0u), true);
        } else {
          mine.x = max(mine.x, leading(x[q]));
        }
      }
    }
  }
  return mine;
}
fn ofRow(t: u32, i: u32, lane: u32, mine: vec2u, sums: bool) -> vec2u {
  part[LANES * i + lane] = mine;
  workgroupBarrier();
  for (var half = LANES / 2u; half >= 1u; half /= 2u) {
    if (t % LANES < half) {
      part[t] = joined(part[t], part[t + half], sums);
    }
    workgroupBarrier();
  }
  return part[LANES * i];
}
@compute @workgroup_size(256)
fn double_scale(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let x = group.x + p.baseX;
  let side = u32(x >= p.groupsA);
  let along = select(p.rowA, p.rowB, side == 1u) == 1u;
  let i = select(t / LANES, t % ROWS, along);
  let lane = select(t % LANES, t / ROWS, along);
  let row = (x - side * p.groupsA) * ROWS + i;
  let has = row < select(p.rowsA, p.rowsB, side == 1u);
  let first = (group.y + p.baseY) * DEPTHS + lane;
  let at = 4u * (side * p.rowsA + row);
  var found: vec2u;
  if (PASS != 1u) {
    if (has) {
      found = measured(side, row, first, false, 0u);
    }
    found = ofRow(t, i, lane, found, false);
  }
  var sum: vec2u;
  if (PASS != 0u) {
    if (has) {
      if (PASS == 1u) {
        found.x = atomicLoad(&R[at]);
      }
      sum = measured(side, row, first, true, found.x);
    }
    workgroupBarrier();
    sum = ofRow(t, i, lane, sum, true);
  }
  if ((lane != 0u) | !has) {
    return;
  }
  let lower = sum.x & 0xfffffu;
  let upper = (sum.x >> 20u) | (sum.y << 12u);
  if (PASS == 0u) {
    atomicMax(&R[at], found.x);
    atomicMax(&R[at + 1u], found.y);
  } else if (PASS == 1u) {
    atomicAdd(&R[at + 2u], lower);
    atomicAdd(&R[at + 3u], upper);
  } else {
    atomicStore(&R[at], found.x);
    atomicStore(&R[at + 1u], found.y);
    atomicStore(&R[at + 2u], lower);
    atomicStore(&R[at + 3u], upper);
  }
}
`);
export const double_span = /* @__PURE__ */ joined(`
const ENOUGH: u32 = 28u;
const TILE: u32 = 64u;
const DEPTHS: u32 = 32u;
const WORDS: u32 = DEPTHS / 4u;
const PITCH: u32 = WORDS + 1u;
const EACH: u32 = 4u;
const STEP: u32 = TILE / EACH;
`, lib_double, ``, lib_double_fetch, ``, lib_part, `struct Params {
  baseX: u32,
  baseY: u32,
  depth: u32,
  rowsA: u32,
  offA: u32,
  rowA: u32,
  depthA: u32,
  rowsB: u32,
  offB: u32,
  rowB: u32,
  depthB: u32,
  free: u32,
  part: u32,
}
@group(0) @binding(0) var<storage, read> A: array<vec2u>;
@group(0) @binding(1) var<storage, read> B: array<vec2u>;
@group(0) @binding(2) var<storage, read> R: array<vec4u>;
@group(0) @binding(3) var<storage, read_write> D: array<atomic<u32>>;
@group(0) @binding(4) var<uniform> p: Params;
var<workgroup> slabA: array<u32, TILE * PITCH>;
var<workgroup> slabB: array<u32, TILE * PITCH>;
var<workgroup> some: atomic<u32>;
var<workgroup> go: u32;
fn level(x: vec2u, largest: u32) -> u32 {
  if (!dIsFinite(x) || dIsZero(x)) {
    return 0u;
  }
  return 32u - min(largest - leading(x), 31u);
}
fn levels(side: u32, row: u32, l0: u32) -> u32 {
  let rows = select(p.rowsA, p.rowsB, side == 1u);
  var word = 0u;
  if (row < rows) {
    let largest = R[side * p.rowsA + row].x;
    for (var q = 0u; q < 4u; q++) {
      if (l0 + q < p.depth) {
        var x: vec2u;
        if (side == 0u) {
          x = A[placeOf(0u, row, l0 + q, p.offA, p.rowA, p.depthA)];
        } else {
          x = B[placeOf(1u, row, l0 + q, p.offB, p.rowB, p.depthB)];
        }
        word |= level(x, largest) << (8u * q);
      }
    }
  }
  return word;
}
fn fill(row0: u32, col0: u32, l0: u32, t: u32) {
  for (var s = t; s < TILE * WORDS; s += 256u) {
    let a = select(vec2u(s / WORDS, s % WORDS), vec2u(s % TILE, s / TILE), p.rowA == 1u);
    slabA[a.x * PITCH + a.y] = levels(0u, row0 + a.x, l0 + 4u * a.y);
    let b = select(vec2u(s / WORDS, s % WORDS), vec2u(s % TILE, s / TILE), p.rowB == 1u);
    slabB[b.x * PITCH + b.y] = levels(1u, col0 + b.x, l0 + 4u * b.y);
  }
}
fn present(x: u32) -> u32 {
  return (((x + 0x7f7f7f7fu) & 0x80808080u) >> 7u) * 255u;
}
@compute @workgroup_size(256)
fn double_span(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let row0 = (group.x + p.baseX) * TILE;
  let col0 = (group.y + p.baseY) * TILE;
  let i0 = t % STEP;
  let j0 = t / STEP;
  var open = 0u;
  for (var q = 0u; q < EACH * EACH; q++) {
    let i = row0 + i0 + STEP * (q % EACH);
    let j = col0 + j0 + STEP * (q / EACH);
    if (i < p.rowsA && j < p.rowsB && inPart(p.part, i / (1u + PAIRS), j)) {
      open |= u32(R[i].x != 0u && R[p.rowsA + j].x != 0u) << q;
    }
  }
  for (var l0 = 0u; l0 < p.depth; l0 += DEPTHS) {
    if (t == 0u) {
      atomicStore(&some, 0u);
    }
    workgroupBarrier();
    let known = max(atomicLoad(&D[0]), p.free);
    let add = (64u + known) * 0x01010101u;
    if (known >= ENOUGH) {
      open = 0u;
    }
    if (open != 0u) {
      atomicStore(&some, 1u);
    }
    fill(row0, col0, l0, t);
    workgroupBarrier();
    if (t == 0u) {
      go = atomicLoad(&some);
    }
    if (workgroupUniformLoad(&go) == 0u) {
      return;
    }
    for (var q = 0u; q < EACH * EACH; q++) {
      if (((open >> q) & 1u) != 0u) {
        let a = (i0 + STEP * (q % EACH)) * PITCH;
        let b = (j0 + STEP * (q / EACH)) * PITCH;
        var found = 0u;
        for (var w = 0u; w < WORDS; w++) {
          found |= slabA[a + w] + slabB[b + w] + add;
        }
        open &= ~(u32((found & 0x80808080u) != 0u) << q);
      }
    }
    workgroupBarrier();
  }
  // @registers
  var best: array<u32, EACH * EACH>;
  if (t == 0u) {
    atomicStore(&some, 0u);
  }
  workgroupBarrier();
  if (open != 0u) {
    atomicStore(&some, 1u);
  }
  workgroupBarrier();
  if (t == 0u) {
    go = atomicLoad(&some);
  }
  if (workgroupUniformLoad(&go) == 0u) {
    return;
  }
  for (var l0 = 0u; l0 < p.depth; l0 += DEPTHS) {
    fill(row0, col0, l0, t);
    workgroupBarrier();
    // @unroll
    for (var q = 0u; q < EACH * EACH; q++) {
      if (((open >> q) & 1u) != 0u) {
        let a = (i0 + STEP * (q % EACH)) * PITCH;
        let b = (j0 + STEP * (q / EACH)) * PITCH;
        for (var w = 0u; w < WORDS; w++) {
          let both = present(slabA[a + w]) & present(slabB[b + w]);
          if (both != 0u) {
            let sums = (slabA[a + w] + slabB[b + w]) & both;
            let four = (vec4u(sums) >> vec4u(0u, 8u, 16u, 24u)) & vec4u(255u);
            best[q] = max(max(max(four.x, four.y), max(four.z, four.w)), best[q]);
          }
        }
      }
    }
    workgroupBarrier();
  }
  var most = 0u;
  // @unroll
  for (var q = 0u; q < EACH * EACH; q++) {
    if (best[q] != 0u) {
      most = max(most, 64u - best[q]);
    }
  }
  if (most != 0u) {
    atomicMax(&D[0], most);
  }
}
`);
export const expand_double = /* @__PURE__ */ joined(`
`, lib_double_elements, `const THREADS: u32 = 64u;
struct Params {
  baseX: u32,
  baseY: u32,
  uplo: u32,
  mirrored: u32,
  unit: u32,
  n: u32,
  offA: u32,
  lda: u32,
  ldw: u32,
}
@group(0) @binding(0) var<storage, read> A: array<T>;
@group(0) @binding(1) var<storage, read_write> W: array<T>;
@group(0) @binding(2) var<uniform> p: Params;
@compute @workgroup_size(THREADS)
fn expand_double(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i = (group.x + p.baseX) * THREADS + t;
  let j = group.y + p.baseY;
  if (i >= p.n) {
    return;
  }
  var value: T;
  if (i == j && p.unit == 1u) {
    value = one();
  } else if ((p.uplo == 1u) == (i >= j) || i == j) {
    value = A[p.offA + i + j * p.lda];
    if (i == j && p.mirrored == 2u) {
      value = ofReal(realPart(value));
    }
  } else if (p.mirrored != 0u) {
    value = A[p.offA + j + i * p.lda];
    if (p.mirrored == 2u) {
      value = conj(value);
    }
  }
  W[i + j * p.ldw] = value;
}
`);
export const gemm_added = /* @__PURE__ */ joined(`
`, lib_field, `const THREADS: u32 = 128u;
const COLS: u32 = 4u;
const BIAS_ROWS: u32 = 1u;
const BIAS_COLUMNS: u32 = 0u;
const RESIDUAL: u32 = 1u;
const STORED: u32 = 1u;
struct Params {
  baseX: u32,
  baseY: u32,
  m: u32,
  n: u32,
  offC: u32,
  ldc: u32,
  offBias: u32,
  offR: u32,
  ldr: u32,
  offZ: u32,
  ldz: u32,
}
@group(0) @binding(0) var<storage, read_write> C: array<T>;
@group(0) @binding(1) var<uniform> p: Params;
// @when BIAS_ROWS
@group(0) @binding(2) var<storage, read> biasRows: array<T>;
// @end
// @when BIAS_COLUMNS
@group(0) @binding(3) var<storage, read> biasColumns: array<T>;
// @end
// @when RESIDUAL
@group(0) @binding(4) var<storage, read> residual: array<T>;
// @end
// @when STORED
@group(0) @binding(5) var<storage, read_write> stored: array<T>;
// @end
@compute @workgroup_size(THREADS)
fn gemm_added(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i = (group.x + p.baseX) * THREADS + t;
  let col0 = (group.y + p.baseY) * COLS;
  // @unroll
  for (var q = 0u; q < COLS; q++) {
    let j = col0 + q;
    if (i < p.m && j < p.n) {
      let at = p.offC + i + j * p.ldc;
      var value = widen(C[at]);
      // @when BIAS_ROWS
      value = add(value, widen(biasRows[p.offBias + i]));
      // @end
      // @when BIAS_COLUMNS
      value = add(value, widen(biasColumns[p.offBias + j]));
      // @end
      // @when STORED
      stored[p.offZ + i + j * p.ldz] = narrow(value);
      // @end
      // @when RESIDUAL
      value = add(value, widen(residual[p.offR + i + j * p.ldr]));
      // @end
      C[at] = narrow(value);
    }
  }
}
`);
export const gemm_direct = /* @__PURE__ */ joined(`
alias TC = Word;
const BM: u32 = 32u;
const BN: u32 = 32u;
const BK: u32 = 16u;
const TM: u32 = 4u;
const TN: u32 = 4u;
const KU: u32 = 1u;
const PAD: u32 = 1u;
const TRANS_A: u32 = 0u;
const TRANS_B: u32 = 0u;
const A_IN_C: u32 = 0u;
const B_IN_C: u32 = 0u;
`, lib_gemm_params, `const NX: u32 = BM / TM;
const NY: u32 = BN / TN;
const THREADS: u32 = NX * NY;
const PITCH_A: u32 = BM / 4u + PAD;
const PITCH_B: u32 = BN * PARTS / 4u + PAD;
const LOADS_A: u32 = BM * BK / PARTS / THREADS;
const LOADS_B: u32 = BN * BK / THREADS;
@group(0) @binding(0) var<storage, read> A: array<Word>;
@group(0) @binding(1) var<storage, read> B: array<Word>;
@group(0) @binding(2) var<storage, read_write> C: array<TC>;
@group(0) @binding(3) var<uniform> p: Params;
// @when EPILOGUE
alias Element = TC;
// @end
`, lib_gemm_epilogue_one, ``, lib_gemm_slabs_direct, ``, lib_gemm_words_one, `@compute @workgroup_size(THREADS)
fn gemm_direct(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let z = group.z + p.baseZ;
  let row0 = (group.x + p.baseX) * BM;
  let col0 = (group.y + p.baseY) * BN;
`, lib_gemm_slabs_run, `  // @unroll
  for (var c = 0u; c < TN; c++) {
    let j = col0 + 4u * (ty + (c / 4u) * NY) + c % 4u;
    // @unroll
    for (var r = 0u; r < TM / 4u; r++) {
      // @unroll
      for (var q = 0u; q < 4u; q += PARTS) {
        let i = row0 + 4u * (tx + r * NX) + q;
        if ((i < p.m) & (j < p.n)) {
          let at = baseC + i + j * p.ldc;
          // @when REAL
          let sum = acc[c * (TM / 4u) + r][q];
          // @end
          // @when COMPLEX
          let sum = V(acc[c * (TM / 4u) + r][q], acc[c * (TM / 4u) + r][q + 1u]);
          // @end
          var value = mul(p.alpha, sum);
          if (!isZeroV(p.beta)) {
            value = mad(p.beta, loadC(at), value);
          }
          // @when EPILOGUE
          value = epilogue(value, i, j);
          // @end
          storeC(at, value);
        }
      }
    }
  }
}
`);
export const gemm_exponent = /* @__PURE__ */ joined(`
alias V = u32;
alias W = u32;
alias F = u32;
const WIDE: u32 = 0u;
const ACROSS: u32 = 0u;
const AHEAD: u32 = 4u;
struct Params {
  baseX: u32,
  baseY: u32,
  baseZ: u32,
  rows: u32,
  depth: u32,
  slice: u32,
  offX: u32,
  rsX: u32,
  csX: u32,
  strideX: u32,
}
@group(0) @binding(0) var<storage, read> X: array<V>;
@group(0) @binding(1) var<storage, read_write> E: array<atomic<u32>>;
@group(0) @binding(2) var<uniform> p: Params;
`, lib_gemm_four, `var<workgroup> most: array<atomic<u32>, 64>;
@compute @workgroup_size(256)
fn gemm_exponent(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let row0 = (group.x + p.baseX) * 64u;
  let z = group.z + p.baseZ;
  let base = p.offX + z * p.strideX;
  let first = (group.y + p.baseY) * p.slice;
  let last = min(first + p.slice, p.depth);
  let lane = t % 16u;
  let g = t / 16u;
  if (t < 64u) {
    atomicStore(&most[t], 0u);
  }
  workgroupBarrier();
  var field: vec4u;
  if (ACROSS == 0u) {
    for (var l = first + g; l < last; l += 16u * AHEAD) {
      // @unroll
      for (var u = 0u; u < AHEAD; u++) {
        field = max(field, (fourOf(row0 + 4u * lane, min(l + 16u * u, last - 1u), base) >> vec4u(23u)) & vec4u(255u));
      }
    }
  } else {
    for (var l = first + 4u * lane; l < last; l += 64u) {
      // @unroll
      for (var q = 0u; q < 4u; q++) {
        let four = (fourOf(row0 + g + 16u * q, l, base) >> vec4u(23u)) & vec4u(255u);
        field[q] = max(field[q], max(max(four.x, four.y), max(four.z, four.w)));
      }
    }
  }
  // @unroll
  for (var q = 0u; q < 4u; q++) {
    atomicMax(&most[select(4u * lane + q, g + 16u * q, ACROSS == 1u)], field[q]);
  }
  workgroupBarrier();
  if ((t < 64u) & (row0 + t < p.rows)) {
    atomicMax(&E[row0 + t + z * p.rows], atomicLoad(&most[t]));
  }
}
`);
export const gemm_i8_float = /* @__PURE__ */ joined(`
alias SUM = f32;
const FLOATS: u32 = 1u;
`, lib_gemm_i8, `fn floats(x: u32) -> vec4f {
  return vec4f(bitcast<vec4i>(vec4u(x) << vec4u(24u, 16u, 8u, 0u)) >> vec4u(24u));
}
@compute @workgroup_size(THREADS)
fn gemm_i8_float(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
`, lib_gemm_i8_run, `}
`);
export const gemm_i8_pack = `
const ACROSS: u32 = 0u;
const TILE: u32 = 64u;
const WORDS: u32 = TILE / 4u;
const PITCH: u32 = WORDS + 1u;
struct Params {
  baseX: u32,
  baseY: u32,
  rows: u32,
  depth: u32,
  offX: u32,
  ldx: u32,
  ldp: u32,
}
@group(0) @binding(0) var<storage, read> X: array<u32>;
@group(0) @binding(1) var<storage, read_write> P: array<u32>;
@group(0) @binding(2) var<uniform> p: Params;
var<workgroup> tile: array<u32, TILE * PITCH>;
fn bytes(place: u32) -> u32 {
  let last = arrayLength(&X) - 1u;
  let shift = 8u * (place % 4u);
  let low = X[min(place / 4u, last)];
  let high = X[min(place / 4u + 1u, last)];
  return select((low >> shift) | (high << ((32u - shift) % 32u)), low, shift == 0u);
}
fn gathered(words: vec4u, q: u32) -> u32 {
  let b = (words >> vec4u(8u * q)) & vec4u(255u);
  return b.x | (b.y << 8u) | (b.z << 16u) | (b.w << 24u);
}
@compute @workgroup_size(256)
fn gemm_i8_pack(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let row0 = (group.x + p.baseX) * TILE;
  let depth0 = (group.y + p.baseY) * TILE;
  if (ACROSS == 0u) {
    let i = 4u * (t % WORDS);
    let w = t / WORDS;
    var words: vec4u;
    // @unroll
    for (var q = 0u; q < 4u; q++) {
      let l = depth0 + 4u * w + q;
      words[q] = select(0u, bytes(p.offX + row0 + i + l * p.ldx), l < p.depth);
    }
    // @unroll
    for (var q = 0u; q < 4u; q++) {
      tile[(i + q) * PITCH + w] = gathered(words, q);
    }
    workgroupBarrier();
  }
  let w = t % WORDS;
  // @unroll
  for (var s = 0u; s < 4u; s++) {
    let i = t / WORDS + 16u * s;
    let l = depth0 + 4u * w;
    var word: u32;
    if (ACROSS == 0u) {
      word = tile[i * PITCH + w];
    } else {
      let kept = min(p.depth - min(p.depth, l), 4u);
      word = bytes(p.offX + (row0 + i) * p.ldx + l) & select((1u << (8u * kept % 32u)) - 1u, 0xffffffffu, kept == 4u);
    }
    if (row0 + i < p.rows) {
      P[(row0 + i) * p.ldp + depth0 / 4u + w] = word;
    }
  }
}
`;
export const gemm_i8_plain = /* @__PURE__ */ joined(`
alias SUM = i32;
const FLOATS: u32 = 0u;
`, lib_gemm_i8, `fn dot16(a: vec4u, b: vec4u) -> i32 {
  let u = bitcast<vec4i>(a);
  let v = bitcast<vec4i>(b);
  var sum: vec4i;
  // @unroll
  for (var q = 0u; q < 4u; q++) {
    sum += ((u << vec4u(24u - 8u * q)) >> vec4u(24u)) * ((v << vec4u(24u - 8u * q)) >> vec4u(24u));
  }
  return sum.x + sum.y + sum.z + sum.w;
}
@compute @workgroup_size(THREADS)
fn gemm_i8_plain(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
`, lib_gemm_i8_run, `}
`);
export const gemm_i8_tensor = /* @__PURE__ */ joined(`
enable subgroups;
enable chromium_experimental_subgroup_matrix;
diagnostic(off, chromium.subgroup_matrix_uniformity);
const BM: u32 = 128u;
const BN: u32 = 128u;
const BK: u32 = 64u;
const WM: u32 = 64u;
const WN: u32 = 64u;
const MM: u32 = 16u;
const MN: u32 = 16u;
const MK: u32 = 32u;
const SG: u32 = 32u;
const PAD: u32 = 1u;
const ROUND: u32 = 4u;
const SWIZZLE: u32 = 16u;
const HALVES: u32 = 0u;
const BYTES: u32 = 1u - HALVES;
const SPARE: u32 = 0u;
const SIZE: u32 = 1280u;
const NWM: u32 = BM / WM;
const NWN: u32 = BN / WN;
const THREADS: u32 = NWM * NWN * SG;
const TI: u32 = WM / MM;
const TJ: u32 = WN / MN;
const VECTORS: u32 = BK / 16u;
const PER: u32 = 16u - 8u * HALVES;
const PITCH: u32 = BK / PER + PAD;
const SIZE_A: u32 = BM * PITCH;
const LOADS_A: u32 = BM * VECTORS / THREADS;
const LOADS_B: u32 = BN * VECTORS / THREADS;
const STEP: u32 = THREADS / VECTORS;
const SUMS: u32 = MM * MN;
const COLUMN: u32 = MM / 4u + 1u;
alias F = i8;
alias R = i32;
alias Left = subgroup_matrix_left<F, MK, MM>;
alias Right = subgroup_matrix_right<F, MN, MK>;
alias Sum = subgroup_matrix_result<R, MN, MM>;
`, lib_gemm_i8_params, ``, lib_tile_walk, `var<workgroup> S: array<vec4u, SIZE>;
// @when BYTES
fn put(row: u32, v: u32, x: vec4u) {
  S[row + v] = x;
}
fn integers(sums: vec4u) -> vec4i {
  return bitcast<vec4i>(sums);
}
// @end
// @when HALVES
fn put(row: u32, v: u32, x: vec4u) {
  S[row + 2u * v] = vec4u(halves(x.x), halves(x.y));
  S[row + 2u * v + 1u] = vec4u(halves(x.z), halves(x.w));
}
fn halves(x: u32) -> vec2u {
  let four = vec4f(bitcast<vec4i>(vec4u(x) << vec4u(24u, 16u, 8u, 0u)) >> vec4u(24u));
  return vec2u(pack2x16float(four.xy), pack2x16float(four.zw));
}
fn integers(sums: vec4u) -> vec4i {
  return vec4i(bitcast<vec4f>(sums));
}
// @end
@compute @workgroup_size(THREADS)
fn gemm_i8_tensor(
  @builtin(workgroup_id) group: vec3u,
  @builtin(local_invocation_index) t: u32,
  @builtin(subgroup_id) sg: u32,
  @builtin(subgroup_invocation_id) lane: u32,
) {
// @when RESIDUES
  if (group.z + p.baseZ >= p.share * table[0].x) {
    return;
  }
  z = group.z + p.baseZ;
// @end
  let corner = cornerOf(group.x + p.baseX);
  let row0 = corner.x;
  let col0 = corner.y;
// @when RESIDUES
  if (isBeside(row0, col0)) {
    return;
  }
// @end
  let wm = (sg % NWM) * WM;
  let wn = (sg / NWM) * WN;
  let row = t / VECTORS;
  let v = t % VECTORS;
  // @registers
  var acc: array<Sum, TI * TJ>;
  // @registers
  var atA: array<u32, LOADS_A>;
  // @registers
  var atB: array<u32, LOADS_B>;
  // @registers
  var nextA: array<vec4u, LOADS_A>;
  // @registers
  var nextB: array<vec4u, LOADS_B>;
  // @unroll
  for (var s = 0u; s < LOADS_A; s++) {
    atA[s] = startA() + min(row0 + row + s * STEP, p.m - 1u) * p.lda + v;
    nextA[s] = A[atA[s]];
  }
  // @unroll
  for (var s = 0u; s < LOADS_B; s++) {
    atB[s] = startB() + min(col0 + row + s * STEP, p.n - 1u) * p.ldb + v;
    nextB[s] = B[atB[s]];
  }
  for (var slab = 0u; slab < p.slabs; slab++) {
    // @unroll
    for (var s = 0u; s < LOADS_A; s++) {
      put((row + s * STEP) * PITCH, v, nextA[s]);
    }
    // @unroll
    for (var s = 0u; s < LOADS_B; s++) {
      put(SIZE_A + (row + s * STEP) * PITCH, v, nextB[s]);
    }
    workgroupBarrier();
    if (slab + 1u < p.slabs) {
      let ahead = (slab + 1u) * VECTORS;
      // @unroll
      for (var s = 0u; s < LOADS_A; s++) {
        nextA[s] = A[atA[s] + ahead];
      }
      // @unroll
      for (var s = 0u; s < LOADS_B; s++) {
        nextB[s] = B[atB[s] + ahead];
      }
    }
    // @unroll
    for (var l = 0u; l < BK; l += MK) {
      // @registers
      var a: array<Left, TI>;
      // @unroll
      for (var i = 0u; i < TI; i++) {
        a[i] = subgroupMatrixLoad<Left, row_major>(&S, (wm + i * MM) * PITCH + l / PER, PITCH);
      }
      // @unroll
      for (var j = 0u; j < TJ; j++) {
        let b = subgroupMatrixLoad<Right, col_major>(&S, SIZE_A + (wn + j * MN) * PITCH + l / PER, PITCH);
        // @unroll
        for (var i = 0u; i < TI; i++) {
          acc[j * TI + i] = subgroupMatrixMultiplyAccumulate(a[i], b, acc[j * TI + i]);
        }
      }
    }
    workgroupBarrier();
  }
  // @unroll
  for (var first = 0u; first < TI * TJ; first += ROUND) {
    // @unroll
    for (var r = 0u; r < ROUND; r++) {
      subgroupMatrixStore<col_major>(&S, (sg * ROUND + r) * MN * COLUMN, acc[first + r], COLUMN);
    }
    workgroupBarrier();
    // @unroll
    for (var r = 0u; r < ROUND; r++) {
// @when WHOLE
      // @unroll
      for (var h = 0u; h < SUMS / SG; h++) {
        let e = h * SG + lane;
        let sum = integers(S[(sg * ROUND + r) * MN * COLUMN + e / MM * COLUMN + e % MM / 4u])[e % 4u];
        store(sum, row0 + wm + (first + r) % TI * MM + e % MM, col0 + wn + (first + r) / TI * MN + e / MM);
      }
// @end
// @when RESIDUES
      // @unroll
      for (var h = 0u; h < SUMS / 4u / SG + SPARE; h++) {
        let e = h * SG + lane;
        if (SPARE == 0u || e < SUMS / 4u) {
          let sums = integers(S[(sg * ROUND + r) * MN * COLUMN + e / (MM / 4u) * COLUMN + e % (MM / 4u)]);
          let i = row0 + wm + (first + r) % TI * MM + 4u * (e % (MM / 4u));
          storeFour(sums, i, col0 + wn + (first + r) / TI * MN + e / (MM / 4u));
        }
      }
// @end
    }
    workgroupBarrier();
  }
}
`);
export const gemm_i8_tiled = /* @__PURE__ */ joined(`
alias SUM = i32;
const FLOATS: u32 = 0u;
`, lib_gemm_i8, `fn dot16(a: vec4u, b: vec4u) -> i32 {
  return dot4I8Packed(a.x, b.x) + dot4I8Packed(a.y, b.y) + dot4I8Packed(a.z, b.z) + dot4I8Packed(a.w, b.w);
}
@compute @workgroup_size(THREADS)
fn gemm_i8_tiled(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
`, lib_gemm_i8_run, `}
`);
export const gemm_pack = /* @__PURE__ */ joined(`
alias V = f32;
alias W = f32;
alias F = f32;
const WIDE: u32 = 0u;
const ACROSS: u32 = 0u;
const PLANES: u32 = 1u;
const SCALED: u32 = 0u;
const ROWS: u32 = 64u;
const DEPTHS: u32 = 32u;
const PITCH: u32 = DEPTHS + 1u;
struct Params {
  baseX: u32,
  baseY: u32,
  baseZ: u32,
  rows: u32,
  depth: u32,
  offX: u32,
  rsX: u32,
  csX: u32,
  strideX: u32,
  ldp: u32,
  planeP: u32,
  strideP: u32,
}
@group(0) @binding(0) var<storage, read> X: array<V>;
@group(0) @binding(1) var<storage, read> E: array<u32>;
@group(0) @binding(2) var<storage, read_write> P: array<vec2u>;
@group(0) @binding(3) var<uniform> p: Params;
`, lib_gemm_four, ``, lib_gemm_shift, `var<workgroup> tile: array<f32, ROWS * PITCH>;
fn signed(value: vec4f, i: u32, l: u32) -> vec4f {
  let along = vec4u(0u, 1u, 2u, 3u);
  let depths = l + along * select(0u, 1u, ACROSS == 1u);
  let parts = select(depths, depths + i + along * select(1u, 0u, ACROSS == 1u), vec4<bool>(OF_A == 1u));
  let turned = select(vec4<bool>(CONJ == 1u), (depths % 2u == vec4u(1u)) != vec4<bool>(CONJ == 1u), vec4<bool>(OF_A == 1u));
  return select(value, -value, (parts % 2u == vec4u(1u)) & turned);
}
fn loaded(i: u32, l: u32, base: u32) -> vec4f {
  if (OF_A + OF_B == 0u) {
    return fourOf(i, l, base);
  }
  return signed(fourOf(i, l, base), i, l);
}
fn halves(value: vec4f) -> vec2u {
  return vec2u(pack2x16float(value.xy), pack2x16float(value.zw));
}
@compute @workgroup_size(256)
fn gemm_pack(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let row0 = (group.x + p.baseX) * ROWS;
  let depth0 = (group.y + p.baseY) * DEPTHS;
  let z = group.z + p.baseZ;
  let base = p.offX + z * p.strideX;
  let four = 4u * (t % 16u);
  let depth = t / 16u;
  if (ACROSS == 1u) {
    // @unroll
    for (var s = 0u; s < 2u; s++) {
      let i = t / 8u + 32u * s;
      let l = 4u * (t % 8u);
      let value = loaded(row0 + i, depth0 + l, base);
      // @unroll
      for (var q = 0u; q < 4u; q++) {
        tile[i * PITCH + l + q] = value[q];
      }
    }
    workgroupBarrier();
  }
  var factor = vec4f(1.0);
  if (SCALED == 1u) {
    // @unroll
    for (var q = 0u; q < 4u; q++) {
      let exponent = E[min(row0 + four + q, p.rows - 1u) + z * p.rows];
      factor[q] = bitcast<f32>(u32(shiftOf(exponent) + 127) << 23u);
    }
  }
  // @unroll
  for (var s = 0u; s < 2u; s++) {
    let l = depth + 16u * s;
    var value: vec4f;
    if (ACROSS == 1u) {
      value = vec4f(tile[four * PITCH + l], tile[(four + 1u) * PITCH + l], tile[(four + 2u) * PITCH + l], tile[(four + 3u) * PITCH + l]);
    } else {
      value = loaded(row0 + four, depth0 + l, base);
    }
    value *= factor;
    let at = z * p.strideP + (row0 + four) / 4u + (depth0 + l) * p.ldp;
    if (PLANES == 1u) {
      P[at] = halves(value);
    } else {
      let first = bitcast<vec4f>((bitcast<vec4u>(value) + vec4u(0x1000u)) & vec4u(0xffffe000u));
      P[at] = halves(first);
      P[at + p.planeP] = halves(value - first);
    }
  }
}
`);
export const gemm_pad = `
alias T = u32;
const THREADS: u32 = 128u;
const COLS: u32 = 4u;
struct Params {
  baseX: u32,
  baseY: u32,
  m: u32,
  n: u32,
  offX: u32,
  ldx: u32,
  ldp: u32,
  columns: u32,
}
@group(0) @binding(0) var<storage, read> X: array<T>;
@group(0) @binding(1) var<storage, read_write> P: array<T>;
@group(0) @binding(2) var<uniform> p: Params;
@compute @workgroup_size(THREADS)
fn gemm_pad(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i = (group.x + p.baseX) * THREADS + t;
  let col0 = (group.y + p.baseY) * COLS;
  // @unroll
  for (var q = 0u; q < COLS; q++) {
    let j = col0 + q;
    let value = X[p.offX + min(i, p.m - 1u) + min(j, p.n - 1u) * p.ldx];
    if ((i < p.ldp) & (j < p.columns)) {
      P[i + j * p.ldp] = select(T(), value, (i < p.m) & (j < p.n));
    }
  }
}
`;
export const gemm_quads = /* @__PURE__ */ joined(`
enable subgroups;
alias TC = Word;
const TM: u32 = 4u;
const TN: u32 = 16u;
const THREADS: u32 = 8u;
const TRANS_A: u32 = 0u;
const TRANS_B: u32 = 0u;
const A_IN_C: u32 = 0u;
const B_IN_C: u32 = 0u;
`, lib_gemm_params, `@group(0) @binding(0) var<storage, read> A: array<Word>;
@group(0) @binding(1) var<storage, read> B: array<Word>;
@group(0) @binding(2) var<storage, read_write> C: array<TC>;
@group(0) @binding(3) var<uniform> p: Params;
// @when EPILOGUE
alias Element = TC;
// @end
`, lib_gemm_epilogue_one, ``, lib_gemm_words_one, `// @when REAL
fn rowOf(t: u32, r: u32) -> u32 {
  return t + r * THREADS;
}
// @end
// @when COMPLEX
fn rowOf(t: u32, r: u32) -> u32 {
  return 2u * (t + r / 2u * THREADS) + r % 2u;
}
// @end
fn elementA(at: u32) -> R {
  if (A_IN_C == 1u) {
    return R(C[at]);
  }
  return R(A[at]);
}
fn elementB(at: u32) -> R {
  if (B_IN_C == 1u) {
    return R(C[at]);
  }
  return R(B[at]);
}
@compute @workgroup_size(THREADS)
fn gemm_quads(
  @builtin(workgroup_id) group: vec3u,
  @builtin(local_invocation_index) t: u32,
  @builtin(subgroup_invocation_id) lane: u32,
) {
  let z = group.z + p.baseZ;
  let row0 = (group.x + p.baseX) * (TM * THREADS);
  let col0 = (group.y + p.baseY) * TN;
  let stepA = select(p.lda, PARTS, TRANS_A == 1u);
  let stepB = select(PARTS, p.ldb, TRANS_B == 1u);
  let depth = p.k / PARTS;
  // @registers
  var atA: array<u32, TM>;
  // @unroll
  for (var r = 0u; r < TM; r++) {
    let i = min(row0 + rowOf(t, r), p.m - 1u);
    // @when REAL
    atA[r] = p.offA + z * p.strideA + select(i, i * p.lda, TRANS_A == 1u);
    // @end
    // @when COMPLEX
    atA[r] = p.offA + z * p.strideA + select(i, i / 2u * p.lda + i % 2u, TRANS_A == 1u);
    // @end
  }
  // @registers
  var atB: array<u32, TN / 4u>;
  // @unroll
  for (var c = 0u; c < TN / 4u; c++) {
    let j = min(col0 + 4u * c + lane % 4u, p.n - 1u);
    atB[c] = p.offB + z * p.strideB + select(j * p.ldb, PARTS * j, TRANS_B == 1u);
  }
  // @registers
  var acc: array<R, TM * TN>;
  for (var l = 0u; l < depth; l++) {
    // @registers
    var a: array<R, TM>;
    // @registers
    var b: array<R, TN / 4u>;
    // @unroll
    for (var r = 0u; r < TM; r++) {
      a[r] = elementA(atA[r] + l * stepA);
      // @when CONJ_A
      a[r] = select(a[r], -a[r], r % 2u == 1u);
      // @end
    }
    // @unroll
    for (var s = 0u; s < PARTS; s++) {
    // @when REAL
    // @unroll
    for (var c = 0u; c < TN / 4u; c++) {
      b[c] = elementB(atB[c] + l * stepB);
    }
    // @end
    // @when COMPLEX
    // @unroll
    for (var c = 0u; c < TN / 4u; c++) {
      b[c] = elementB(atB[c] + l * stepB + s);
      b[c] = select(b[c], -b[c], (CONJ_B == 1u) & (s == 1u));
    }
    if (s == 1u) {
      // @unroll
      for (var r = 0u; r < TM; r += 2u) {
        let real = a[r];
        a[r] = -a[r + 1u];
        a[r + 1u] = real;
      }
    }
    // @end
    // @unroll
    for (var c = 0u; c < TN / 4u; c++) {
      let w = vec4f(quadBroadcast(b[c], 0u), quadBroadcast(b[c], 1u), quadBroadcast(b[c], 2u), quadBroadcast(b[c], 3u));
      // @unroll
      for (var q = 0u; q < 4u; q++) {
        // @unroll
        for (var r = 0u; r < TM; r++) {
          acc[(4u * c + q) * TM + r] = fma(a[r], w[q], acc[(4u * c + q) * TM + r]);
        }
      }
    }
    }
  }
  var sums: array<R, TM * TN + 32u>;
  // @unroll
  for (var s = 0u; s < TM * TN; s++) {
    sums[s] = acc[s];
  }
  let readC = !isZeroV(p.beta);
  let columns = min(TN, p.n - col0);
  for (var s = 0u; s < TM * columns; s += PARTS) {
    let i = row0 + rowOf(t, s % TM);
    let j = col0 + s / TM;
    if (i < p.m) {
      let at = p.offC + z * p.strideC + i + j * p.ldc;
      // @when REAL
      let sum = sums[s];
      // @end
      // @when COMPLEX
      let sum = V(sums[s], sums[s + 1u]);
      // @end
      var value = mul(p.alpha, sum);
      if (readC) {
        value = mad(p.beta, loadC(at), value);
      }
      // @when EPILOGUE
      value = epilogue(value, i, j);
      // @end
      storeC(at, value);
    }
  }
}
`);
export const gemm_shifted = /* @__PURE__ */ joined(`
`, lib_field, `alias TC = T;
const BM: u32 = 32u;
const BN: u32 = 32u;
const BK: u32 = 16u;
const TM: u32 = 4u;
const TN: u32 = 4u;
const KU: u32 = 1u;
const PAD: u32 = 1u;
const TRANS_A: u32 = 0u;
const TRANS_B: u32 = 0u;
const NX: u32 = BM / TM;
const NY: u32 = BN / TN;
const THREADS: u32 = NX * NY;
const PITCH_A: u32 = BM / 4u + PAD;
const PITCH_B: u32 = BN / 4u + PAD;
const LOADS_A: u32 = BM * BK / 4u / THREADS;
const LOADS_B: u32 = BN * BK / 4u / THREADS;
struct Params {
  baseX: u32,
  baseY: u32,
  baseZ: u32,
  m: u32,
  n: u32,
  k: u32,
  end: u32,
  offA: u32,
  lda: u32,
  strideA: u32,
  lastA: u32,
  offB: u32,
  ldb: u32,
  strideB: u32,
  lastB: u32,
  offC: u32,
  ldc: u32,
  strideC: u32,
  alpha: V,
  beta: V,
`, lib_gemm_epilogue_fields, `}
@group(0) @binding(0) var<storage, read> A: array<vec4<T>>;
@group(0) @binding(1) var<storage, read> B: array<vec4<T>>;
@group(0) @binding(2) var<storage, read_write> C: array<TC>;
@group(0) @binding(3) var<uniform> p: Params;
// @when EPILOGUE
alias Element = TC;
// @end
`, lib_gemm_epilogue_one, ``, lib_gemm_slabs_shifted, `@compute @workgroup_size(THREADS)
fn gemm_shifted(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let z = group.z + p.baseZ;
  let row0 = (group.x + p.baseX) * BM;
  let col0 = (group.y + p.baseY) * BN;
`, lib_gemm_slabs_run, `  // @unroll
  for (var c = 0u; c < TN; c++) {
    let j = col0 + 4u * (ty + (c / 4u) * NY) + c % 4u;
    // @unroll
    for (var r = 0u; r < TM / 4u; r++) {
      // @unroll
      for (var q = 0u; q < 4u; q++) {
        let i = row0 + 4u * (tx + r * NX) + q;
        if ((i < p.m) & (j < p.n)) {
          let at = baseC + i + j * p.ldc;
          var value = mul(p.alpha, acc[c * (TM / 4u) + r][q]);
          if (!isZeroV(p.beta)) {
            value = mad(p.beta, V(C[at]), value);
          }
          // @when EPILOGUE
          value = epilogue(value, i, j);
          // @end
          C[at] = TC(value);
        }
      }
    }
  }
}
`);
export const gemm_soft = /* @__PURE__ */ joined(`
`, lib_field, ``, lib_factor, ``, lib_field_double, `const TILE: u32 = 16u;
const A_IN_C: u32 = 0u;
const B_IN_C: u32 = 0u;
const ASKED: u32 = 0u;
const THREADS: u32 = TILE * TILE;
const PITCH: u32 = TILE + 1u;
struct Params {
  baseX: u32,
  baseY: u32,
  m: u32,
  n: u32,
  k: u32,
  part: u32,
  transA: u32,
  transB: u32,
  alpha: V,
  beta: V,
  offA: u32,
  lda: u32,
  offB: u32,
  ldb: u32,
  offC: u32,
  ldc: u32,
}
@group(0) @binding(0) var<storage, read> A: array<T>;
@group(0) @binding(1) var<storage, read> B: array<T>;
@group(0) @binding(2) var<storage, read_write> C: array<T>;
@group(0) @binding(3) var<uniform> p: Params;
// @when ASKED
@group(0) @binding(4) var<storage, read> table: array<vec4u>;
// @end
`, lib_part, `var<workgroup> As: array<V, TILE * PITCH>;
var<workgroup> Bs: array<V, TILE * PITCH>;
fn readA(i: u32, l: u32) -> V {
  if (i >= p.m || l >= p.k) {
    return V();
  }
  let at = p.offA + select(i + l * p.lda, l + i * p.lda, p.transA != 0u);
  var a: T;
  if (A_IN_C == 1u) {
    a = C[at];
  } else {
    a = A[at];
  }
  return select(widen(a), conj(widen(a)), p.transA == 2u);
}
fn readB(l: u32, j: u32) -> V {
  if (l >= p.k || j >= p.n) {
    return V();
  }
  let at = p.offB + select(l + j * p.ldb, j + l * p.ldb, p.transB != 0u);
  var b: T;
  if (B_IN_C == 1u) {
    b = C[at];
  } else {
    b = B[at];
  }
  return select(widen(b), conj(widen(b)), p.transB == 2u);
}
@compute @workgroup_size(THREADS)
fn gemm_soft(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
// @when ASKED
  if (table[0].x != 0u) {
    return;
  }
// @end
  let i0 = (group.x + p.baseX) * TILE;
  let j0 = (group.y + p.baseY) * TILE;
  if ((p.part == 1u && i0 + TILE <= j0) || (p.part == 2u && j0 + TILE <= i0)) {
    return;
  }
  let tx = t % TILE;
  let ty = t / TILE;
  let i = i0 + tx;
  let j = j0 + ty;
  var sum = V();
  if (!isZeroV(p.alpha)) {
    for (var l0 = 0u; l0 < p.k; l0 += TILE) {
      if (p.transA == 0u) {
        As[tx + ty * PITCH] = readA(i, l0 + ty);
      } else {
        As[ty + tx * PITCH] = readA(i0 + ty, l0 + tx);
      }
      if (p.transB == 0u) {
        Bs[tx + ty * PITCH] = readB(l0 + tx, j);
      } else {
        Bs[ty + tx * PITCH] = readB(l0 + ty, j0 + tx);
      }
      workgroupBarrier();
      for (var l = 0u; l < min(TILE, p.k - l0); l++) {
        sum = mad(As[tx + l * PITCH], Bs[l + ty * PITCH], sum);
      }
      workgroupBarrier();
    }
    sum = byFactor(p.alpha, sum);
  }
  if (i < p.m && j < p.n && inPart(p.part, i, j)) {
    let at = p.offC + i + j * p.ldc;
    if (!isZeroV(p.beta)) {
      sum = madFactor(p.beta, widen(C[at]), sum);
    }
    C[at] = narrow(sum);
  }
}
`);
export const gemm_sum = /* @__PURE__ */ joined(`
`, lib_field, `const THREADS: u32 = 256u;
const DEPTH: u32 = 4u;
struct Params {
  baseX: u32,
  m: u32,
  n: u32,
  slices: u32,
  cells: u32,
  ldw: u32,
  strideW: u32,
  offC: u32,
  ldc: u32,
  alpha: V,
  beta: V,
`, lib_gemm_epilogue_fields, `}
@group(0) @binding(0) var<storage, read> W: array<V>;
@group(0) @binding(1) var<storage, read_write> C: array<T>;
@group(0) @binding(2) var<uniform> p: Params;
// @when EPILOGUE
alias Element = T;
// @end
`, lib_gemm_epilogue_one, `var<workgroup> sums: array<V, THREADS>;
@compute @workgroup_size(THREADS)
fn gemm_sum(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let cell = (group.x + p.baseX) * p.cells + t % p.cells;
  let here = min(cell, p.m * p.n - 1u);
  let i = here % p.m;
  let j = here / p.m;
  let step = THREADS / p.cells;
  var sum = V();
  // @registers
  var w: array<V, DEPTH>;
  for (var s = t / p.cells; s < p.slices; s += step * DEPTH) {
    // @unroll
    for (var u = 0u; u < DEPTH; u++) {
      w[u] = W[min(s + u * step, p.slices - 1u) * p.strideW + i + j * p.ldw];
    }
    // @unroll
    for (var u = 0u; u < DEPTH; u++) {
      sum += select(V(), w[u], s + u * step < p.slices);
    }
  }
  sums[t] = sum;
  for (var half = THREADS / 2u; half >= p.cells; half /= 2u) {
    workgroupBarrier();
    if (t < half) {
      sums[t] += sums[t + half];
    }
  }
  if ((t < p.cells) & (cell < p.m * p.n)) {
    let at = p.offC + i + j * p.ldc;
    var value = mul(p.alpha, sums[t]);
    if (!isZeroV(p.beta)) {
      value = mad(p.beta, widen(C[at]), value);
    }
    // @when EPILOGUE
    value = epilogue(value, i, j);
    // @end
    C[at] = narrow(value);
  }
}
`);
export const gemm_tensor = /* @__PURE__ */ joined(`
enable f16;
enable subgroups;
enable chromium_experimental_subgroup_matrix;
diagnostic(off, chromium.subgroup_matrix_uniformity);
alias T = f32;
alias R = f32;
const BM: u32 = 128u;
const BN: u32 = 128u;
const BK: u32 = 32u;
const WM: u32 = 64u;
const WN: u32 = 64u;
const MM: u32 = 16u;
const MN: u32 = 16u;
const MK: u32 = 16u;
const SG: u32 = 32u;
const PLANES: u32 = 1u;
const SCALED: u32 = 0u;
const FLUSH: u32 = 0u;
const PER_SUM: u32 = 1u;
const REPEAT: u32 = 0u;
const EDGE: u32 = 0u;
const PART: u32 = 0u;
const PAD: u32 = 1u;
const SWIZZLE: u32 = 8u;
const ROUND: u32 = 4u;
const SIZE: u32 = 1280u;
const NWM: u32 = BM / WM;
const NWN: u32 = BN / WN;
const THREADS: u32 = NWM * NWN * SG;
const TI: u32 = WM / MM;
const TJ: u32 = WN / MN;
const LOADS_A: u32 = BM * BK / 8u / THREADS;
const LOADS_B: u32 = BN * BK / 8u / THREADS;
const PITCH_A: u32 = BM / 8u + PAD;
const PITCH_B: u32 = BN / 8u + PAD;
const SIZE_A: u32 = PITCH_A * BK;
const SIZE_B: u32 = PITCH_B * BK;
const VECTORS: u32 = MM * MN / 4u;
const PER: u32 = VECTORS / SG;
const STORED_COLUMN: u32 = MM / 4u / PER_SUM + 1u;
const STORED_SUMS: u32 = MN * STORED_COLUMN;
const TOTALS: u32 = 1u + (TI * TJ * PER - 1u) * FLUSH;
alias Left = subgroup_matrix_left<f16, MK, MM>;
alias Right = subgroup_matrix_right<f16, MN, MK>;
alias Sum = subgroup_matrix_result<R, MN, MM>;
struct Params {
  baseX: u32,
  baseZ: u32,
  m: u32,
  n: u32,
  slabs: u32,
  flush: u32,
  offA: u32,
  lda: u32,
  planeA: u32,
  strideA: u32,
  offB: u32,
  ldb: u32,
  planeB: u32,
  strideB: u32,
  offC: u32,
  ldc: u32,
  strideC: u32,
  rowStride: u32,
  columnStride: u32,
  alpha: f32,
  beta: f32,
`, lib_gemm_epilogue_fields, `}
@group(0) @binding(0) var<storage, read> A: array<vec4u>;
@group(0) @binding(1) var<storage, read> B: array<vec4u>;
@group(0) @binding(2) var<storage, read> rowExponent: array<u32>;
@group(0) @binding(3) var<storage, read> columnExponent: array<u32>;
@group(0) @binding(4) var<storage, read_write> C: array<vec4<T>>;
@group(0) @binding(5) var<uniform> p: Params;
// @when EPILOGUE
alias Element = T;
// @end
`, lib_gemm_epilogue_four, `var<workgroup> S: array<vec4u, SIZE>;
`, lib_gemm_shift, `fn sumsOf(matrix: u32, v: u32) -> vec4f {
  let found = S[matrix * STORED_SUMS + v / (MM / 4u) * STORED_COLUMN + v % (MM / 4u) / PER_SUM];
  if (PER_SUM == 1u) {
    return bitcast<vec4f>(found);
  }
  let halves = select(found.xy, found.zw, v % 2u == 1u);
  return vec4f(unpack2x16float(halves.x), unpack2x16float(halves.y));
}
fn scaled(value: vec4f, e: vec4i) -> vec4f {
  let half = e / 2;
  return value * bitcast<vec4f>((half + 127) << vec4u(23u)) * bitcast<vec4f>((e - half + 127) << vec4u(23u));
}
fn isWanted(i: u32, j: u32) -> bool {
  return (PART == 0u) | ((PART == 1u) & (i >= j)) | ((PART == 2u) & (i <= j));
}
`, lib_tile_walk, `fn store(sums: vec4f, i: u32, j: u32, z: u32) {
  if ((EDGE == 1u) & ((i >= p.m) | (j >= p.n))) {
    return;
  }
  var value = sums;
  if (SCALED == 1u) {
    let at = i + z * p.rowStride;
    let column = shiftOf(columnExponent[j + z * p.columnStride]);
    var shift: vec4i;
    // @unroll
    for (var q = 0u; q < 4u; q++) {
      shift[q] = shiftOf(rowExponent[at + q]) + column;
    }
    value = scaled(value, -shift);
  }
  value *= p.alpha;
  let at = (p.offC + z * p.strideC + i + j * p.ldc) / 4u;
  if ((bitcast<u32>(p.beta) << 1u) != 0u) {
    value += p.beta * vec4f(C[at]);
  }
  // @when EPILOGUE
  value = epilogue(value, i, j);
  // @end
  if (isWanted(i, j) & isWanted(i + 3u, j)) {
    C[at] = vec4<T>(value);
  } else {
    // @unroll
    for (var q = 0u; q < 4u; q++) {
      if (isWanted(i + q, j)) {
        C[at][q] = T(value[q]);
      }
    }
  }
}
@compute @workgroup_size(THREADS)
fn gemm_tensor(
  @builtin(workgroup_id) group: vec3u,
  @builtin(local_invocation_index) t: u32,
  @builtin(subgroup_id) sg: u32,
  @builtin(subgroup_invocation_id) lane: u32,
) {
  let z = group.z + p.baseZ;
  let corner = cornerOf(group.x + p.baseX);
  let row0 = corner.x;
  let col0 = corner.y;
  if (!isWanted(row0 + select(0u, BM - 1u, PART == 1u), col0 + select(0u, BN - 1u, PART == 2u))) {
    return;
  }
  let wm = (sg % NWM) * WM;
  let wn = (sg / NWM) * WN;
  // @registers
  var acc: array<Sum, TI * TJ>;
  // @registers
  var nextA: array<vec4u, LOADS_A * PLANES>;
  // @registers
  var nextB: array<vec4u, LOADS_B * PLANES>;
  // @registers
  var total: array<vec4f, TOTALS>;
  let ua = t % (BM / 8u);
  let va = t / (BM / 8u);
  let ub = t % (BN / 8u);
  let vb = t / (BN / 8u);
  let stepA = THREADS / (BM / 8u);
  let stepB = THREADS / (BN / 8u);
  var atA = p.offA + z * p.strideA + row0 / 8u + ua + va * p.lda;
  var atB = p.offB + z * p.strideB + col0 / 8u + ub + vb * p.ldb;
`, lib_gemm_tensor_fetch, `  var slab = 0u;
  for (; slab < p.slabs; ) {
    let stop = select(p.slabs, min(p.slabs, slab + p.flush), FLUSH == 1u);
    for (; slab < stop; slab++) {
      // @unroll
      for (var q = 0u; q < PLANES; q++) {
        // @unroll
        for (var s = 0u; s < LOADS_A; s++) {
          S[q * SIZE_A + ua + (va + s * stepA) * PITCH_A] = nextA[q * LOADS_A + s];
        }
        // @unroll
        for (var s = 0u; s < LOADS_B; s++) {
          S[PLANES * SIZE_A + q * SIZE_B + ub + (vb + s * stepB) * PITCH_B] = nextB[q * LOADS_B + s];
        }
      }
      workgroupBarrier();
      let more = slab + 1u < p.slabs;
      if ((REPEAT == 1u) | more) {
        let depths = select(BK, select(0u, BK, more), REPEAT == 1u);
        atA += depths * p.lda;
        atB += depths * p.ldb;
`, lib_gemm_tensor_fetch, `      }
      // @unroll
      for (var l = 0u; l < BK; l += MK) {
        // @registers
        var a: array<Left, TI * PLANES>;
        // @unroll
        for (var q = 0u; q < PLANES; q++) {
          // @unroll
          for (var i = 0u; i < TI; i++) {
            a[q * TI + i] = subgroupMatrixLoad<Left, col_major>(&S, q * SIZE_A + (wm + i * MM) / 8u + l * PITCH_A, PITCH_A);
          }
        }
        // @unroll
        for (var j = 0u; j < TJ; j++) {
          // @registers
          var b: array<Right, PLANES>;
          // @unroll
          for (var q = 0u; q < PLANES; q++) {
            b[q] = subgroupMatrixLoad<Right, row_major>(
              &S, PLANES * SIZE_A + q * SIZE_B + (wn + j * MN) / 8u + l * PITCH_B, PITCH_B);
          }
          // @unroll
          for (var q = 1u; q < PLANES; q++) {
            // @unroll
            for (var i = 0u; i < TI; i++) {
              acc[j * TI + i] = subgroupMatrixMultiplyAccumulate(a[TI + i], b[0], acc[j * TI + i]);
            }
            // @unroll
            for (var i = 0u; i < TI; i++) {
              acc[j * TI + i] = subgroupMatrixMultiplyAccumulate(a[i], b[q], acc[j * TI + i]);
            }
          }
          // @unroll
          for (var i = 0u; i < TI; i++) {
            acc[j * TI + i] = subgroupMatrixMultiplyAccumulate(a[i], b[0], acc[j * TI + i]);
          }
        }
      }
      workgroupBarrier();
    }
    if (FLUSH == 1u) {
      // @unroll
      for (var first = 0u; first < TI * TJ; first += ROUND) {
        // @unroll
        for (var r = 0u; r < ROUND; r++) {
          subgroupMatrixStore<col_major>(&S, (sg * ROUND + r) * STORED_SUMS, acc[first + r], STORED_COLUMN);
          acc[first + r] = Sum();
        }
        workgroupBarrier();
        // @unroll
        for (var r = 0u; r < ROUND; r++) {
          // @unroll
          for (var h = 0u; h < PER; h++) {
            total[((first + r) * PER + h) % TOTALS] += sumsOf(sg * ROUND + r, h * SG + lane);
          }
        }
        workgroupBarrier();
      }
    }
  }
  // @unroll
  for (var first = 0u; first < TI * TJ; first += ROUND) {
    if (FLUSH == 0u) {
      // @unroll
      for (var r = 0u; r < ROUND; r++) {
        subgroupMatrixStore<col_major>(&S, (sg * ROUND + r) * STORED_SUMS, acc[first + r], STORED_COLUMN);
      }
      workgroupBarrier();
    }
    // @unroll
    for (var r = 0u; r < ROUND; r++) {
      // @unroll
      for (var h = 0u; h < PER; h++) {
        let v = h * SG + lane;
        var value: vec4f;
        if (FLUSH == 0u) {
          value = sumsOf(sg * ROUND + r, v);
        } else {
          value = total[((first + r) * PER + h) % TOTALS];
        }
        let i = row0 + wm + (first + r) % TI * MM + v % (MM / 4u) * 4u;
        let j = col0 + wn + (first + r) / TI * MN + v / (MM / 4u);
        store(value, i, j, z);
      }
    }
    if (FLUSH == 0u) {
      workgroupBarrier();
    }
  }
}
`);
export const gemm_tensor_direct = /* @__PURE__ */ joined(`
enable f16;
enable subgroups;
enable chromium_experimental_subgroup_matrix;
diagnostic(off, chromium.subgroup_matrix_uniformity);
alias T = f16;
const BM: u32 = 64u;
const BN: u32 = 64u;
const BK: u32 = 64u;
const WM: u32 = 32u;
const WN: u32 = 32u;
const MM: u32 = 16u;
const MN: u32 = 16u;
const MK: u32 = 16u;
const SG: u32 = 32u;
const TRANS_A: u32 = 0u;
const TRANS_B: u32 = 0u;
const EDGE: u32 = 1u;
const SHIFT: u32 = 1u;
const FOURS: u32 = 1u;
const SLICES: u32 = 0u;
const AHEAD: u32 = 1u;
const ROUND: u32 = 4u;
const SWIZZLE: u32 = 16u;
const SIZE: u32 = 1280u;
const ONES: u32 = 1u - FOURS;
const WRITES: u32 = 1u - SLICES;
const NWM: u32 = BM / WM;
const NWN: u32 = BN / WN;
const THREADS: u32 = NWM * NWN * SG;
const TI: u32 = WM / MM;
const TJ: u32 = WN / MN;
const UNITS_A: u32 = (BM * (1u - TRANS_A) + BK * TRANS_A) / 8u;
const UNITS_B: u32 = (BK * (1u - TRANS_B) + BN * TRANS_B) / 8u;
const PITCH_A: u32 = UNITS_A + 1u;
const PITCH_B: u32 = UNITS_B + 1u;
const LOADS_A: u32 = BM * BK / 8u / THREADS;
const LOADS_B: u32 = BN * BK / 8u / THREADS;
const SIZE_A: u32 = BM * BK / 8u / UNITS_A * PITCH_A;
const VECTORS: u32 = MM * MN / 4u;
const COLUMN: u32 = MM / 4u + 1u;
const PLACE: u32 = MN * COLUMN;
const PER: u32 = VECTORS / SG;
const RI: u32 = min(ROUND, TI);
const FOURS_DOWN: u32 = RI * MM / 4u;
alias Left = subgroup_matrix_left<f16, MK, MM>;
alias Right = subgroup_matrix_right<f16, MN, MK>;
alias Sum = subgroup_matrix_result<f32, MN, MM>;
struct Params {
  baseX: u32,
  baseZ: u32,
  m: u32,
  n: u32,
  k: u32,
  end: u32,
  offA: u32,
  lda: u32,
  strideA: u32,
  lastA: u32,
  offB: u32,
  ldb: u32,
  strideB: u32,
  lastB: u32,
  offC: u32,
  ldc: u32,
  strideC: u32,
  alpha: f32,
  beta: f32,
`, lib_gemm_epilogue_fields, `}
@group(0) @binding(0) var<storage, read> A: array<vec4u>;
@group(0) @binding(1) var<storage, read> B: array<vec4u>;
// @when FOURS
@group(0) @binding(2) var<storage, read_write> C: array<vec4<T>>;
// @end
// @when ONES
@group(0) @binding(2) var<storage, read_write> C: array<T>;
// @end
@group(0) @binding(3) var<uniform> p: Params;
// @when EPILOGUE
alias Element = T;
// @end
`, lib_gemm_epilogue_four, ``, lib_tile_walk, `var<workgroup> S: array<vec4u, SIZE>;
fn joined(first: vec4u, second: vec4u, s: u32) -> vec4u {
  let byFour = (s & 4u) != 0u;
  let byTwo = (s & 2u) != 0u;
  let four = select(first, vec4u(first.zw, second.xy), byFour);
  let more = select(second.xy, second.zw, byFour);
  let two = select(four, vec4u(four.yzw, more.x), byTwo);
  let next = select(more.x, more.y, byTwo);
  return select(two, (two >> vec4u(16u)) | (vec4u(two.yzw, next) << vec4u(16u)), (s & 1u) != 0u);
}
fn firstOf(unit: vec4u, count: u32) -> vec4u {
  let c = vec4u(count);
  let one = select(vec4u(), unit & vec4u(0xffffu), c > vec4u(0u, 2u, 4u, 6u));
  return select(one, unit, c > vec4u(1u, 3u, 5u, 7u));
}
fn countOf(l: u32, k: u32, along: bool) -> u32 {
  return select(select(0u, 8u, l < k), min(max(k, l) - l, 8u), along);
}
fn fetchA(id: u32, row0: u32, k0: u32, k: u32, base: u32) -> vec4u {
  let line = id / UNITS_A;
  let along = 8u * (id % UNITS_A);
  let i = row0 + select(along, line, TRANS_A == 1u);
  let l = k0 + select(line, along, TRANS_A == 1u);
  let at = base + select(i + l * p.lda, l + i * p.lda, TRANS_A == 1u);
  if (EDGE == 0u) {
    return A[at / 8u];
  }
  var unit = A[min(at / 8u, p.lastA)];
  if (SHIFT == 1u) {
    unit = joined(unit, A[min(at / 8u + 1u, p.lastA)], at % 8u);
  }
  return firstOf(unit, countOf(l, k, TRANS_A == 1u));
}
fn fetchB(id: u32, col0: u32, k0: u32, k: u32, base: u32) -> vec4u {
  let line = id / UNITS_B;
  let along = 8u * (id % UNITS_B);
  let j = col0 + select(line, along, TRANS_B == 1u);
  let l = k0 + select(along, line, TRANS_B == 1u);
  let at = base + select(l + j * p.ldb, j + l * p.ldb, TRANS_B == 1u);
  if (EDGE == 0u) {
    return B[at / 8u];
  }
  var unit = B[min(at / 8u, p.lastB)];
  if (SHIFT == 1u) {
    unit = joined(unit, B[min(at / 8u + 1u, p.lastB)], at % 8u);
  }
  return firstOf(unit, countOf(l, k, TRANS_B == 0u));
}
fn left(i: u32, l: u32) -> Left {
  if (TRANS_A == 1u) {
    return subgroupMatrixLoad<Left, row_major>(&S, i * PITCH_A + l / 8u, PITCH_A);
  }
  return subgroupMatrixLoad<Left, col_major>(&S, l * PITCH_A + i / 8u, PITCH_A);
}
fn right(l: u32, j: u32) -> Right {
  if (TRANS_B == 1u) {
    return subgroupMatrixLoad<Right, row_major>(&S, SIZE_A + l * PITCH_B + j / 8u, PITCH_B);
  }
  return subgroupMatrixLoad<Right, col_major>(&S, SIZE_A + j * PITCH_B + l / 8u, PITCH_B);
}
fn readsC() -> bool {
  return (bitcast<u32>(p.beta) << 1u) != 0u;
}
// @when FOURS
fn store(first: u32, v: u32, row: u32, col: u32, base: u32) {
  let down = v % FOURS_DOWN;
  let across = v / FOURS_DOWN;
  let i = row + 4u * down;
  let j = col + across;
  if ((EDGE == 1u) & ((i >= p.m) | (j >= p.n))) {
    return;
  }
  let matrix = down / (MM / 4u) + across / MN * RI;
  let at = (base + i + j * p.ldc) / 4u;
  var value = p.alpha * bitcast<vec4f>(S[first + matrix * PLACE + across % MN * COLUMN + down % (MM / 4u)]);
  if (readsC()) {
    value += p.beta * vec4f(C[at]);
  }
  // @when EPILOGUE
  value = epilogue(value, i, j);
  // @end
  C[at] = vec4<T>(value);
}
// @end
// @when ONES
fn store(first: u32, v: u32, row: u32, col: u32, base: u32) {
  // @unroll
  for (var q = 0u; q < 4u; q++) {
    let e = v / SG * 4u * SG + q * SG + v % SG;
    let down = e % (RI * MM);
    let across = e / (RI * MM);
    let i = row + down;
    let j = col + across;
    if ((i < p.m) & (j < p.n)) {
      let matrix = down / MM + across / MN * RI;
      let at = base + i + j * p.ldc;
      let sum = S[first + matrix * PLACE + across % MN * COLUMN + down % MM / 4u][down % 4u];
      var value = p.alpha * bitcast<f32>(sum);
      if (readsC()) {
        value += p.beta * f32(C[at]);
      }
      C[at] = T(value);
    }
  }
}
// @end
@compute @workgroup_size(THREADS)
fn gemm_tensor_direct(
  @builtin(workgroup_id) group: vec3u,
  @builtin(local_invocation_index) t: u32,
  @builtin(subgroup_id) sg: u32,
  @builtin(subgroup_invocation_id) lane: u32,
) {
  let z = group.z + p.baseZ;
  let corner = cornerOf(group.x + p.baseX);
  let row0 = corner.x;
  let col0 = corner.y;
  let k = select(p.k, min(p.k, p.end - z * p.k), p.end > 0u);
  let baseA = p.offA + z * p.strideA;
  let baseB = p.offB + z * p.strideB;
  let baseC = p.offC + z * p.strideC;
  let wm = sg % NWM * WM;
  let wn = sg / NWM * WN;
  // @registers
  var acc: array<Sum, TI * TJ>;
  // @registers
  var nextA: array<vec4u, AHEAD * LOADS_A>;
  // @registers
  var nextB: array<vec4u, AHEAD * LOADS_B>;
  // @unroll
  for (var q = 0u; q < AHEAD; q++) {
    if (q * BK < k) {
      // @unroll
      for (var s = 0u; s < LOADS_A; s++) {
        nextA[q * LOADS_A + s] = fetchA(t + s * THREADS, row0, q * BK, k, baseA);
      }
      // @unroll
      for (var s = 0u; s < LOADS_B; s++) {
        nextB[q * LOADS_B + s] = fetchB(t + s * THREADS, col0, q * BK, k, baseB);
      }
    }
  }
  for (var start = 0u; start < k; start += AHEAD * BK) {
    // @unroll
    for (var q = 0u; q < AHEAD; q++) {
      let k0 = start + q * BK;
      if (k0 < k) {
        // @unroll
        for (var s = 0u; s < LOADS_A; s++) {
          S[(t + s * THREADS) / UNITS_A * PITCH_A + (t + s * THREADS) % UNITS_A] = nextA[q * LOADS_A + s];
        }
        // @unroll
        for (var s = 0u; s < LOADS_B; s++) {
          S[SIZE_A + (t + s * THREADS) / UNITS_B * PITCH_B + (t + s * THREADS) % UNITS_B] = nextB[q * LOADS_B + s];
        }
        workgroupBarrier();
        if (k0 + AHEAD * BK < k) {
          // @unroll
          for (var s = 0u; s < LOADS_A; s++) {
            nextA[q * LOADS_A + s] = fetchA(t + s * THREADS, row0, k0 + AHEAD * BK, k, baseA);
          }
          // @unroll
          for (var s = 0u; s < LOADS_B; s++) {
            nextB[q * LOADS_B + s] = fetchB(t + s * THREADS, col0, k0 + AHEAD * BK, k, baseB);
          }
        }
        // @unroll
        for (var l = 0u; l < BK; l += MK) {
          // @registers
          var a: array<Left, TI>;
          // @unroll
          for (var i = 0u; i < TI; i++) {
            a[i] = left(wm + i * MM, l);
          }
          // @unroll
          for (var j = 0u; j < TJ; j++) {
            let b = right(l, wn + j * MN);
            // @unroll
            for (var i = 0u; i < TI; i++) {
              acc[j * TI + i] = subgroupMatrixMultiplyAccumulate(a[i], b, acc[j * TI + i]);
            }
          }
        }
        workgroupBarrier();
      }
    }
  }
  // @when SLICES
  // @unroll
  for (var j = 0u; j < TJ; j++) {
    // @unroll
    for (var i = 0u; i < TI; i++) {
      let at = baseC + row0 + wm + i * MM + (col0 + wn + j * MN) * p.ldc;
      subgroupMatrixStore<col_major>(&C, at / 4u, acc[j * TI + i], p.ldc / 4u);
    }
  }
  // @end
  // @when WRITES
  // @unroll
  for (var first = 0u; first < TI * TJ; first += ROUND) {
    // @unroll
    for (var r = 0u; r < ROUND; r++) {
      subgroupMatrixStore<col_major>(&S, (sg * ROUND + r) * PLACE, acc[first + r], COLUMN);
    }
    workgroupBarrier();
    let row = row0 + wm + first % TI * MM;
    let col = col0 + wn + first / TI * MN;
    // @unroll
    for (var h = 0u; h < ROUND * PER; h++) {
      store(sg * ROUND * PLACE, h * SG + lane, row, col, baseC);
    }
    workgroupBarrier();
  }
  // @end
}
`);
export const gemm_tiled = /* @__PURE__ */ joined(`
alias TC = Word;
const BM: u32 = 32u;
const BN: u32 = 32u;
const BK: u32 = 16u;
const TM: u32 = 4u;
const TN: u32 = 4u;
const KU: u32 = 1u;
const PAD: u32 = 1u;
const TRANS_A: u32 = 0u;
const TRANS_B: u32 = 0u;
const EDGE: u32 = 1u;
const A_IN_C: u32 = 0u;
const B_IN_C: u32 = 0u;
`, lib_gemm_params, `const NX: u32 = BM / TM;
const NY: u32 = BN / TN;
const THREADS: u32 = NX * NY;
const PITCH_A: u32 = BM / 4u + PAD;
const PITCH_B: u32 = BN * PARTS / 4u + PAD;
const LOADS_A: u32 = (BM * BK / PARTS / 4u + THREADS - 1u) / THREADS;
const LOADS_B: u32 = BN * BK / 4u / THREADS;
@group(0) @binding(0) var<storage, read> A: array<vec4<Word>>;
@group(0) @binding(1) var<storage, read> B: array<vec4<Word>>;
@group(0) @binding(2) var<storage, read_write> C: array<vec4<TC>>;
@group(0) @binding(3) var<uniform> p: Params;
// @when EPILOGUE
alias Element = TC;
// @end
`, lib_gemm_epilogue_four, ``, lib_gemm_slabs, `@compute @workgroup_size(THREADS)
fn gemm_tiled(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let z = group.z + p.baseZ;
  let row0 = (group.x + p.baseX) * BM;
  let col0 = (group.y + p.baseY) * BN;
`, lib_gemm_slabs_run, `  // @unroll
  for (var c = 0u; c < TN; c++) {
    let j = col0 + 4u * (ty + (c / 4u) * NY) + c % 4u;
    // @unroll
    for (var r = 0u; r < TM / 4u; r++) {
      let i = row0 + 4u * (tx + r * NX);
      if ((EDGE == 0u) | ((i < p.m) & (j < p.n))) {
        let at = (baseC + i + j * p.ldc) / 4u;
        var value = mulFour(p.alpha, acc[c * (TM / 4u) + r]);
        if (!isZeroV(p.beta)) {
          value = madFour(p.beta, vec4<R>(C[at]), value);
        }
        // @when EPILOGUE
        value = epilogue(value, i, j);
        // @end
        C[at] = vec4<TC>(value);
      }
    }
  }
}
`);
export const gemm_triangle = /* @__PURE__ */ joined(`
const BM: u32 = 32u;
const BN: u32 = 32u;
const BK: u32 = 16u;
const TM: u32 = 4u;
const TN: u32 = 4u;
const KU: u32 = 1u;
const PAD: u32 = 1u;
const UPPER: u32 = 0u;
const TRANS_A: u32 = 0u;
const TRANS_B: u32 = 0u;
const EDGE: u32 = 1u;
const A_IN_C: u32 = 0u;
const B_IN_C: u32 = 0u;
const EPILOGUE: u32 = 0u;
`, lib_gemm_params, `const NX: u32 = BM / TM;
const NY: u32 = BN / TN;
const THREADS: u32 = NX * NY;
const PITCH_A: u32 = BM / 4u + PAD;
const PITCH_B: u32 = BN * PARTS / 4u + PAD;
const LOADS_A: u32 = (BM * BK / PARTS / 4u + THREADS - 1u) / THREADS;
const LOADS_B: u32 = BN * BK / 4u / THREADS;
@group(0) @binding(0) var<storage, read> A: array<vec4<Word>>;
@group(0) @binding(1) var<storage, read> B: array<vec4<Word>>;
@group(0) @binding(2) var<storage, read_write> C: array<vec4<Word>>;
@group(0) @binding(3) var<uniform> p: Params;
`, lib_gemm_slabs, `fn isInside(i: u32, j: u32) -> bool {
  return select(i / PARTS >= j, i / PARTS <= j, UPPER == 1u);
}
@compute @workgroup_size(THREADS)
fn gemm_triangle(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let z = group.z + p.baseZ;
  let row0 = (group.x + p.baseX) * BM;
  let col0 = (group.y + p.baseY) * BN;
  if (!isInside(row0 + (1u - UPPER) * (BM - 1u), col0 + UPPER * (BN - 1u))) {
    return;
  }
`, lib_gemm_slabs_run, `  // @unroll
  for (var c = 0u; c < TN; c++) {
    let j = col0 + 4u * (ty + (c / 4u) * NY) + c % 4u;
    // @unroll
    for (var r = 0u; r < TM / 4u; r++) {
      let i = row0 + 4u * (tx + r * NX);
      if ((EDGE == 0u) | ((i < p.m) & (j < p.n))) {
        let at = (baseC + i + j * p.ldc) / 4u;
        var value = mulFour(p.alpha, acc[c * (TM / 4u) + r]);
        if (isOneV(p.beta)) {
          value += C[at];
        } else if (!isZeroV(p.beta)) {
          value = madFour(p.beta, C[at], value);
        }
        if (isInside(i, j) & isInside(i + 3u, j)) {
          C[at] = value;
        } else {
          // @unroll
          for (var q = 0u; q < 4u; q++) {
            if (isInside(i + q, j)) {
              C[at][q] = value[q];
            }
          }
        }
      }
    }
  }
}
`);
export const gemm_triangle_direct = /* @__PURE__ */ joined(`
alias TC = Word;
const BM: u32 = 32u;
const BN: u32 = 32u;
const BK: u32 = 16u;
const TM: u32 = 4u;
const TN: u32 = 4u;
const KU: u32 = 1u;
const PAD: u32 = 1u;
const UPPER: u32 = 0u;
const TRANS_A: u32 = 0u;
const TRANS_B: u32 = 0u;
const A_IN_C: u32 = 0u;
const B_IN_C: u32 = 0u;
const EPILOGUE: u32 = 0u;
`, lib_gemm_params, `const NX: u32 = BM / TM;
const NY: u32 = BN / TN;
const THREADS: u32 = NX * NY;
const PITCH_A: u32 = BM / 4u + PAD;
const PITCH_B: u32 = BN * PARTS / 4u + PAD;
const LOADS_A: u32 = BM * BK / PARTS / THREADS;
const LOADS_B: u32 = BN * BK / THREADS;
@group(0) @binding(0) var<storage, read> A: array<Word>;
@group(0) @binding(1) var<storage, read> B: array<Word>;
@group(0) @binding(2) var<storage, read_write> C: array<TC>;
@group(0) @binding(3) var<uniform> p: Params;
`, lib_gemm_slabs_direct, ``, lib_gemm_words_one, `fn isInside(i: u32, j: u32) -> bool {
  return select(i / PARTS >= j, i / PARTS <= j, UPPER == 1u);
}
@compute @workgroup_size(THREADS)
fn gemm_triangle_direct(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let z = group.z + p.baseZ;
  let row0 = (group.x + p.baseX) * BM;
  let col0 = (group.y + p.baseY) * BN;
  if (!isInside(row0 + (1u - UPPER) * (BM - 1u), col0 + UPPER * (BN - 1u))) {
    return;
  }
`, lib_gemm_slabs_run, `  // @unroll
  for (var c = 0u; c < TN; c++) {
    let j = col0 + 4u * (ty + (c / 4u) * NY) + c % 4u;
    // @unroll
    for (var r = 0u; r < TM / 4u; r++) {
      // @unroll
      for (var q = 0u; q < 4u; q += PARTS) {
        let i = row0 + 4u * (tx + r * NX) + q;
        if ((i < p.m) & (j < p.n) & isInside(i, j)) {
          let at = baseC + i + j * p.ldc;
          // @when REAL
          let sum = acc[c * (TM / 4u) + r][q];
          // @end
          // @when COMPLEX
          let sum = V(acc[c * (TM / 4u) + r][q], acc[c * (TM / 4u) + r][q + 1u]);
          // @end
          var value = mul(p.alpha, sum);
          if (isOneV(p.beta)) {
            value += loadC(at);
          } else if (!isZeroV(p.beta)) {
            value = mad(p.beta, loadC(at), value);
          }
          storeC(at, value);
        }
      }
    }
  }
}
`);
export const herk_diagonal = `
const THREADS: u32 = 64u;
const WORDS: u32 = 1u;
struct Params {
  baseX: u32,
  n: u32,
  off: u32,
  ldc: u32,
}
@group(0) @binding(0) var<storage, read_write> C: array<u32>;
@group(0) @binding(1) var<uniform> p: Params;
@compute @workgroup_size(THREADS)
fn herk_diagonal(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i = (group.x + p.baseX) * THREADS + t;
  if (i < p.n) {
    let at = (2u * (p.off + i * (p.ldc + 1u)) + 1u) * WORDS;
    for (var word = 0u; word < WORDS; word++) {
      C[at + word] = 0u;
    }
  }
}
`;
export const sym_expand = /* @__PURE__ */ joined(`
`, lib_field, `const TILE: u32 = 32u;
const LINES: u32 = 8u;
const HERMITIAN: u32 = 0u;
const THREADS: u32 = TILE * LINES;
struct Params {
  baseX: u32,
  baseY: u32,
  uplo: u32,
  n: u32,
  offA: u32,
  lda: u32,
  ldw: u32,
}
@group(0) @binding(0) var<storage, read> A: array<T>;
@group(0) @binding(1) var<storage, read_write> W: array<T>;
@group(0) @binding(2) var<uniform> p: Params;
var<workgroup> tile: array<T, TILE * (TILE + 1u)>;
fn stored(i: u32, j: u32) -> bool {
  return (p.uplo == 1u && i >= j) || (p.uplo == 2u && i <= j);
}
@compute @workgroup_size(THREADS)
fn sym_expand(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let x = group.x + p.baseX;
  let y = group.y + p.baseY;
  let row0 = select(min(x, y), max(x, y), p.uplo == 1u) * TILE;
  let col0 = select(max(x, y), min(x, y), p.uplo == 1u) * TILE;
  let tx = t % TILE;
  for (var c = t / TILE; c < TILE; c += LINES) {
    let i = row0 + tx;
    let j = col0 + c;
    if (i < p.n && j < p.n && stored(i, j)) {
      tile[tx + c * (TILE + 1u)] = A[p.offA + i + j * p.lda];
    }
  }
  workgroupBarrier();
  for (var c = t / TILE; c < TILE; c += LINES) {
    let i = x * TILE + tx;
    let j = y * TILE + c;
    if (i < p.n && j < p.n) {
      if (HERMITIAN == 1u && i == j) {
        W[i + j * p.ldw] = narrow(ofReal(realPart(widen(tile[tx + c * (TILE + 1u)]))));
      } else if (stored(i, j)) {
        W[i + j * p.ldw] = tile[tx + c * (TILE + 1u)];
      } else if (HERMITIAN == 1u) {
        W[i + j * p.ldw] = narrow(conj(widen(tile[c + tx * (TILE + 1u)])));
      } else {
        W[i + j * p.ldw] = tile[c + tx * (TILE + 1u)];
      }
    }
  }
}
`);
export const tri_merge = /* @__PURE__ */ joined(`
`, lib_field, `const THREADS: u32 = 64u;
const COLS: u32 = 4u;
struct Params {
  baseX: u32,
  baseY: u32,
  baseZ: u32,
  part: u32,
  m: u32,
  n: u32,
  order: u32,
  useW: u32,
  ldw: u32,
  strideW: u32,
  offC: u32,
  ldc: u32,
  strideC: u32,
  scales: u32,
  beta: V,
}
@group(0) @binding(0) var<storage, read> W: array<T>;
@group(0) @binding(1) var<storage, read_write> C: array<T>;
@group(0) @binding(2) var<uniform> p: Params;
@compute @workgroup_size(THREADS)
fn tri_merge(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let z = group.z + p.baseZ;
  let i = (group.x + p.baseX) * THREADS + t;
  let col0 = (group.y + p.baseY) * COLS;
  let rows = min(p.m, p.order - z * p.m);
  let cols = min(p.n, p.order - z * p.n);
  // @unroll
  for (var q = 0u; q < COLS; q++) {
    let j = col0 + q;
    let inside = p.part == 0u || (p.part == 1u && i >= j) || (p.part == 2u && i <= j);
    if (i < rows && j < cols && inside) {
      let at = p.offC + z * p.strideC + i + j * p.ldc;
      var value = V();
      if (p.useW == 1u) {
        value = widen(W[z * p.strideW + i + j * p.ldw]);
      }
      if (!isZeroV(p.beta)) {
        let old = widen(C[at]);
        value += select(old, mul(p.beta, old), p.scales == 1u);
      }
      C[at] = narrow(value);
    }
  }
}
`);
