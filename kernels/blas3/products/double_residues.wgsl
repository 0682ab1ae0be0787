// double_residues: rows of op(A), or columns of op(B), times powers of two, rounded to integers, modulo small numbers: a plane of signed
// bytes for each, as products of bytes read them; and which elements of op(A) op(B) are infinite or NaN because one of a factor is.
// Storage   rows of op(A) and columns of op(B) as in double_scale, with conjA, conjB conjugate; R of double_scale from firstA, firstB on
//           row i is multiplied by 2^E[firstA + i]; PA[(z*rowsA + i)*ldp + l/4] has the byte of l modulo number z; zeros behind
//           depth, up to 4*ldp; PB so of op(B). Infinities and NaN count as zeros
//           S[j*lds + i/4], the byte of the lowest i lowest: 0 finite, 1 infinite, 2 minus infinite, 4 NaN, 3 NaN too
//           table[0]: how many moduli, then top and part as bits: the norm of a row of integers is at most 2^top sqrt(part/2^29)
//           With PAIRS 1 rows and depths are those of complex elements, of which R and E have two for a row of op(A), and PA and PB three
//           planes for a modulus: real parts, imaginary parts, and their sums; S has two planes, of real and imaginary parts of the product
// Mapping   workgroup (x, y) -> 32 rows x 32 depths, by way of workgroup memory; thread -> four depths of a row. In x the first groupsA are
//           op(A)'s, then groupsB op(B)'s; of those behind them a thread -> four rows of a column of the product, done at once where R
//           marks neither rows nor column
// Tunables  PAIRS  DOT4 1: the language has dot products of four bytes   workgroup bytes = 8576
// Needs     table: behind the first vector five a modulus (moduli.ts): what 2^(8b) is, times A's weight and as it is. Integers of
//           bits up to 2^79. What overflows though all elements are finite is not found here
// Source    Ozaki, Uchino, Imamura, arXiv 2504.08009; IEEE 754: infinity times 0, infinity minus infinity
const DOT4: u32 = 1u;
const NO_DOT4: u32 = 1u - DOT4;
const TILE: u32 = 32u;
const PITCH: u32 = TILE + 1u;
const PARTS: u32 = 1u + PAIRS;
const SHARE: u32 = 1u + 2u * PAIRS;

// @use lib/double
// @use lib/double_fetch

struct Params {
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

// The power of two for a row: the largest with which its norm is in its bounds. No more than leaves 26 bits below subnormal numbers.
fn power(r: vec4u) -> i32 {
  let lo = r.z + (r.w << 20u);
  let sum = vec2u(lo, (r.w >> 12u) + u32(lo < r.z));
  if (all(sum == vec2u())) {
    return 0;
  }
  // The sum is s 4^u, 1 <= s < 4.
  let u = (63u - dZeros64(sum)) / 2u;
  let up = dShiftLeft(sum, (29u - 2u * u) & 31u).x;
  let down = 2u * u - min(2u * u, 29u);
  let s = select((sum.x >> down) + ((sum.y << 1u) << (31u - down)) + 1u, up, 2u * u <= 29u);
  return min(i32(table[0].y) - i32(u) - i32(s > table[0].z) - (i32(r.x) - 64 - 1037), 1100);
}

// round(|x| 2^n), lowest word first.
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
  // One more than d, which may be 32.
  let low = select(lo, hi, d >= 32u);
  let high = select(hi, 0u, d >= 32u);
  return vec3u(((low >> s) >> 1u) | (high << (s ^ 31u)), (high >> s) >> 1u, 0u);
}

// The byte of x < 2^20 modulo m, nearest to zero. The quotient is at least 1/(2m) from the half where it is rounded.
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

// What a product of two elements adds to the byte of a sum.
fn kindOf(a: vec2u, b: vec2u) -> u32 {
  let invalid = dIsNaN(a) | dIsNaN(b) | dIsZero(a) | dIsZero(b);
  return select(select(1u + ((a.y ^ b.y) >> 31u), 4u, invalid), 0u, dIsFinite(a) & dIsFinite(b));
}

// Where R and E have a row.
fn placeIn(side: u32, row: u32) -> u32 {
  return select(p.firstA + PARTS * row, p.firstB + row, side == 1u);
}

// Marks four rows of a column, in one part of theirs, the word-th of all columns one after the other.
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

// An element of op(A) or op(B), of complex ones a part.
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

// Four bytes as a word.
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

// A tile of one part of a factor.
fn fill(side: u32, row0: u32, depth0: u32, part: u32, t: u32) {
  let rows = select(p.rowsA, p.rowsB, side == 1u);
  let along = select(p.rowA, p.rowB, side == 1u) == 1u;
  for (var s = 0u; s < TILE * TILE; s += 256u) {
    let fast = t % TILE;
    let slow = (t + s) / TILE;
    let i = select(slow, fast, along);
    let l = select(fast, slow, along);
    var number = vec2u(); // said, or some compilers keep what the last round left
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
