// Factors and result of a product of bytes, factors in vectors of 16 depths. With RESIDUES many products at once, each modulo a small
// number of its own, by kernels/blas3/products/double_residues: z tells which, `share` of them with a modulus, of which table[0] tells
// how many; what is stored are bytes. Tiles beside the triangle that is asked for are left out.
const RESIDUES: u32 = 0u;
const WHOLE: u32 = 1u - RESIDUES;

struct Params {
  baseX: u32,
  baseY: u32,
  m: u32,
  n: u32,
  slabs: u32,
  offA: u32,
  lda: u32,
  offB: u32,
  ldb: u32,
  offC: u32,
  ldc: u32,
// @when WHOLE
  alpha: i32,
  beta: i32,
// @end
// @when RESIDUES
  baseZ: u32,
  planeA: u32,
  planeB: u32,
  planeC: u32,
  adds: u32,
  part: u32, // lib/part, of columns j and rows i - ahead of C
  ahead: i32,
  share: u32, // products with a modulus
// @end
}
@group(0) @binding(0) var<storage, read> A: array<vec4u>;
@group(0) @binding(1) var<storage, read> B: array<vec4u>;
@group(0) @binding(2) var<storage, read_write> C: array<i32>;
@group(0) @binding(3) var<uniform> p: Params;
// @when WHOLE

fn startA() -> u32 {
  return p.offA;
}

fn startB() -> u32 {
  return p.offB;
}

// C(i, j) := alpha sum + beta C(i, j), if C has such an element. beta = 0 never reads C.
fn store(sum: i32, i: u32, j: u32) {
  if ((i < p.m) & (j < p.n)) {
    let at = p.offC + i + j * p.ldc;
    var value = p.alpha * sum;
    if (p.beta != 0) {
      value += p.beta * C[at];
    }
    C[at] = value;
  }
}
// @end
// @when RESIDUES
@group(0) @binding(4) var<storage, read> table: array<vec4u>;

// Which of the products.
var<private> z: u32;

fn startA() -> u32 {
  return p.offA + z * p.planeA;
}

fn startB() -> u32 {
  return p.offB + z * p.planeB;
}

// Whether a tile has nothing of the part of C that is asked for.
fn isBeside(row0: u32, col0: u32) -> bool {
  let first = i32(col0) + p.ahead;
  let last = first + i32(BN);
  return ((p.part == 1u) & (i32(row0 + BM) <= first)) | ((p.part == 2u) & (i32(row0) >= last));
}

// The remainders nearest to zero. The first quotients of sums up to 2^29 may be 1 off, the others are right.
fn remainders(sums: vec4i) -> vec4i {
  let which = 5u * (z / p.share);
  let modulus = vec4i(i32(table[1u + which].w));
  let inverse = vec4f(bitcast<f32>(table[2u + which].w));
  let near = sums - vec4i(floor(vec4f(sums) * inverse + 0.5)) * modulus;
  return near - vec4i(floor(vec4f(near) * inverse + 0.5)) * modulus;
}

// Bytes i..i+3 of column j := the sums modulo number z, with `adds` added to what is there, if C has such a row.
fn storeFour(sums: vec4i, i: u32, j: u32) {
  if ((i < p.m) & (j < p.n)) {
    let at = p.offC + z * p.planeC + i / 4u + j * p.ldc;
    var four = sums;
    if (p.adds != 0u) {
      four += (vec4i(C[at]) << vec4u(24u, 16u, 8u, 0u)) >> vec4u(24u);
    }
    let bytes = remainders(four) & vec4i(255);
    C[at] = bytes.x | (bytes.y << 8u) | (bytes.z << 16u) | (bytes.w << 24u);
  }
}
// @end
