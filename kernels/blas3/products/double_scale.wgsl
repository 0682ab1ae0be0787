// double_scale: how large the rows of op(A) and the columns of op(B) are, for a product of doubles by residues: first the largest exponent
// of each, then its sum of squares. In integers, which are added in any order with the same result.
// Storage   op(X)(i, l) = X[offX + i + l*ldx], with ACROSS 1 X[offX + i*ldx + l]; i < rows, l < depth; finite elements count; with COMPLEX 1
//           those of lib/double_fetch, of A or, with side 1, of B
//           R[4 (first + i)]: 64 + the biased exponent of the largest, 0 without one but zeros;  + 1: 1 if one is infinite or NaN;
//           + 2, 3: lowest 20 bits and the rest of sums, to be added, of (floor(2^14 |x| / 2^e) + 1)^2, e the largest's exponent
// Mapping   workgroup (x, y) -> 32 rows x 256 depths, with ACROSS 1 8 rows x 1024 depths, and all depths a grid of `stride` further
// Tunables  SUMS 0: the exponents  1: the sums   ACROSS  COMPLEX   workgroup bytes = 256*8
// Needs     R zeroed in front of both; depth < 2^22
// Source    Ozaki, Uchino, Imamura, arXiv 2504.08009: rows are scaled so that Cauchy and Schwarz bound the product
const SUMS: u32 = 0u;
const ACROSS: u32 = 0u;
const ROWS: u32 = 32u - 24u * ACROSS;
const DEPTHS: u32 = 8u + 24u * ACROSS;
const STEPS: u32 = 32u;

// @use lib/double
// @use lib/double_fetch

struct Params {
  baseX: u32,
  baseY: u32,
  rows: u32,
  depth: u32,
  offX: u32,
  ldx: u32,
  first: u32,
  stride: u32,
  side: u32,
}
@group(0) @binding(0) var<storage, read> X: array<vec2u>;
@group(0) @binding(1) var<storage, read_write> R: array<atomic<u32>>;
@group(0) @binding(2) var<uniform> p: Params;

var<workgroup> part: array<vec2u, 256>;

// 64 + the biased exponent of the leading bit of a finite number, which of subnormal ones is 0 or less; 0 of zero.
fn leading(x: vec2u) -> u32 {
  let e = (x.y >> 20u) & 0x7ffu;
  let m = vec2u(x.x, x.y & 0xfffffu);
  return select(64u + e, select(76u - dZeros64(m), 0u, all(m == vec2u())), e == 0u);
}

// (floor(2^14 |x| / 2^e) + 1)^2 of a finite number, 0 of zero: `largest` is 64 + e + 1023.
fn squared(x: vec2u, largest: u32) -> u32 {
  let e = (x.y >> 20u) & 0x7ffu;
  let m = vec2u(x.x, (x.y & 0xfffffu) | (min(e, 1u) << 20u));
  let down = i32(largest) - 26 - i32(max(e, 1u));
  let w = select(dShiftLeft(m, u32(-down) & 63u), dDown(m, u32(max(down, 0))), down >= 0);
  let s = w.x + 1u;
  return select(s * s, 0u, all(m == vec2u()));
}

// floor(m 2^-n)
fn dDown(m: vec2u, n: u32) -> vec2u {
  let s = n & 31u;
  let w = select(m, vec2u(m.y, 0u), n >= 32u);
  return select(vec2u((w.x >> s) | ((w.y << 1u) << (s ^ 31u)), w.y >> s), vec2u(), n >= 64u);
}

fn joined(a: vec2u, b: vec2u) -> vec2u {
  if (SUMS == 0u) {
    return max(a, b);
  }
  let lo = a.x + b.x;
  return vec2u(lo, a.y + b.y + u32(lo < a.x));
}

@compute @workgroup_size(256)
fn double_scale(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let row0 = (group.x + p.baseX) * ROWS;
  let i = select(t % 32u, t / 32u, ACROSS == 1u);
  let first = select(t / 32u, t % 32u, ACROSS == 1u) + (group.y + p.baseY) * DEPTHS * STEPS;
  let row = row0 + i;
  var mine: vec2u;
  if (row < p.rows) {
    var largest = 0u;
    if (SUMS == 1u) {
      largest = atomicLoad(&R[4u * (p.first + row)]);
    }
    for (var start = first; start < p.depth; start += p.stride) {
      for (var s = 0u; s < STEPS; s++) {
        let l = start + s * DEPTHS;
        if (l < p.depth) {
          let x = X[placeOf(p.side, row, l, p.offX, select(1u, p.ldx, ACROSS == 1u), select(p.ldx, 1u, ACROSS == 1u))];
          if (SUMS == 0u) {
            mine = max(mine, select(vec2u(0u, 1u), vec2u(leading(x), 0u), dIsFinite(x)));
          } else if (dIsFinite(x)) {
            mine = joined(mine, vec2u(squared(x, largest), 0u));
          }
        }
      }
    }
  }
  part[t] = mine;
  workgroupBarrier();
  for (var half = select(128u, 16u, ACROSS == 1u); half >= select(32u, 1u, ACROSS == 1u); half /= 2u) {
    if (select(t, t % 32u, ACROSS == 1u) < half) {
      part[t] = joined(part[t], part[t + half]);
    }
    workgroupBarrier();
  }
  if ((select(t / 32u, t % 32u, ACROSS == 1u) == 0u) & (row < p.rows)) {
    let all = part[t];
    let at = 4u * (p.first + row);
    if (SUMS == 0u) {
      atomicMax(&R[at], all.x);
      atomicMax(&R[at + 1u], all.y);
    } else {
      atomicAdd(&R[at + 2u], all.x & 0xfffffu);
      atomicAdd(&R[at + 3u], (all.x >> 20u) | (all.y << 12u));
    }
  }
}
