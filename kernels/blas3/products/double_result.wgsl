// double_result: C := alpha X + beta C in doubles, X the product whose residues are given: the integer that has them, by the Chinese
// remainder theorem, times a power of two, rounded once.
// Storage   X(i, j) has the residue of byte i%4 of residues[(1 + z)*plane + j*lds + i/4] modulo number z, times the weight of A's side; in
//           front of them the bytes that double_residues marks. X is the integer times 2^-(E[firstA + i] + E[firstB + j])
//           With PAIRS 1 two planes of marks are in front, then three for a number: the products of real parts, of imaginary parts, and of
//           the sums of both; E has two for a row
//           table[0]: how many moduli, and in w how many limbs an integer takes; of any other LIMBS nothing is done
//           C(i, j) = C[offC + i + j*ldc], of it what part says: lib/part, of columns j and rows i - ahead; complex ones are two numbers
// Mapping   workgroup (x, y) -> 64 rows x 4 columns; thread -> an element
// Tunables  PAIRS  S: the type of scalars, vec4u of complex ones  LIMBS of 19 bits for an integer (6 up to 14 moduli, 7 up to 17, 9 up to 20)   workgroup bytes = 0
// Needs     |integer| < 0.499 times the product of all moduli, so that an f32 tells how often that is to be taken off; sums of 20 limbs
//           times a byte are below 2^31. none = 1: X = 0, nothing else is read. beta = 0 never reads C
// Source    Ozaki, Uchino, Imamura, arXiv 2504.08009; in integers throughout
const PAIRS: u32 = 0u;
const ALONE: u32 = 1u - PAIRS;
const LIMBS: u32 = 6u;
const BITS: u32 = 19u;
const LIMB: u32 = 0x7ffffu;
alias S = vec2u;

// @use lib/double

struct Params {
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

// A byte of a plane.
fn byteAt(plane: u32, at: u32, shift: u32) -> i32 {
  return extractBits(bitcast<i32>(residues[plane * p.plane + at]), shift, 8u);
}

// X at a place modulo number z.
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

// X of the residues at a place, in units of 2^-scale.
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
  // What is left of the carry is the sign: 0, or -1 and the complement is the magnitude but for 1.
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
    // Fewer than 19 places are free for the first limb left over.
    let down = BITS - up;
    m.x |= next >> down;
    behind |= next & ((1u << down) - 1u);
  }
  m.x |= min(behind, 1u);
  return dRound(u32(minus), 1023 + 63 + i32(dropped) - i32(up) - scale, m);
}

// X(i, j), of complex numbers a part, infinite or NaN where double_residues marks it so.
fn productAt(i: u32, j: u32, part: u32) -> vec2u {
  let at = j * p.lds + i / 4u;
  let shift = 8u * (i % 4u);
  let kinds = (residues[part * p.plane + at] >> shift) & 255u;
  if (kinds != 0u) {
    return select(vec2u(0u, 0x7ff00000u | ((kinds & 2u) << 30u)), D_NAN, kinds > 2u);
  }
  return product(at, shift, E[p.firstA + (1u + PAIRS) * i] + E[p.firstB + j], part);
}

// x y, which is x if y is 1.
fn times(x: vec2u, y: vec2u) -> vec2u {
  if (all(y == D_ONE)) {
    return x;
  }
  return dMul(x, y);
}
// @when PAIRS

// Real y multiply part by part.
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
