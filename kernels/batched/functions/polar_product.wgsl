// polar_product: the factors of the polar decompositions A = U H of a batch from A = X S Y^H: U = X Y^H, or with WEIGHTED H = Y S Y^H.
// Storage   X, Y and S of problem q from q*strideX, q*strideY and q*n of the largest n on, Y and X in columns of ldY and ldX elements;
//           A (which becomes U) and H, as operand C, where lib/batch_problem says. info(q) := -1 of a problem outside its buffers
// Mapping   workgroup (x, y) -> problem, tile of 32 x 32: a thread has a row and four columns of it. Of H, which is Hermitian, each
//           element above the diagonal is computed once and stored twice; the diagonal is real
// Tunables  the element type; 256 threads, no workgroup memory
// Needs     m >= n
// Source    N. J. Higham, Functions of Matrices (2008), 8.1
// @use lib/field
const LISTED: u32 = 0u;
const WEIGHTED: u32 = 0u;
const PLAIN: u32 = 1u - WEIGHTED;
const TILE: u32 = 32u;

struct Params {
// @use lib/batch_fields
  tilesDown: u32,
  ldX: u32,
  strideX: u32,
  ldY: u32,
  strideY: u32,
}
@group(0) @binding(0) var<storage, read_write> D: array<T>;
@group(0) @binding(1) var<storage, read> Y: array<T>;
// @when PLAIN
@group(0) @binding(2) var<storage, read> X: array<T>;
@group(0) @binding(3) var<storage, read_write> info: array<i32>;
// @end
// @when WEIGHTED
@group(0) @binding(4) var<storage, read> S: array<R>;
// @end
// @when LISTED
@group(0) @binding(5) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(6) var<uniform> p: Params;

// @use lib/batch_problem

@compute @workgroup_size(TILE, TILE / 4u)
fn polar_product(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_id) t: vec3u) {
  let a = problem(group.x + p.baseX);
  let tile = group.y + p.baseY;
  let i = tile % p.tilesDown * TILE + t.x;
  let first = tile / p.tilesDown * TILE + 4u * t.y;
  var rows = a.m;
  var place = a.A;
  // @when WEIGHTED
  rows = a.n;
  place = a.C;
  // @end
  // @when PLAIN
  if (a.outside & (tile == 0u) & all(t == vec3u())) {
    info[p.offInfo + a.q] = -1;
  }
  // @end
  if (a.outside | (i >= rows) | (first >= a.n)) {
    return;
  }
  let atY = vec4u(a.q * p.strideY) + min(vec4u(first) + vec4u(0u, 1u, 2u, 3u), vec4u(a.n - 1u));
  // @registers
  var sum: array<V, 4>;
  for (var l = 0u; l < a.n; l++) {
    let at = atY + vec4u(l * p.ldY);
    // @when PLAIN
    let x = widen(X[a.q * p.strideX + i + l * p.ldX]);
    // @end
    // @when WEIGHTED
    let x = widen(Y[a.q * p.strideY + i + l * p.ldY]);
    let weight = S[a.q * p.ldY + l];
    // @end
    // @unroll
    for (var c = 0u; c < 4u; c++) {
      let y = conj(widen(Y[at[c]]));
      // @when PLAIN
      sum[c] = mad(x, y, sum[c]);
      // @end
      // @when WEIGHTED
      sum[c] = madReal(weight, mul(x, y), sum[c]);
      // @end
    }
  }
  // @unroll
  for (var c = 0u; c < 4u; c++) {
    let j = first + c;
    let isStored = (j < a.n) & ((WEIGHTED == 0u) | (i <= j));
    if (isStored) {
      // @when PLAIN
      D[place.off + i * place.rs + j * place.cs] = narrow(sum[c]);
      // @end
      // @when WEIGHTED
      var value = sum[c];
      if (i == j && isFiniteV(value)) {
        value = ofReal(realPart(value));
      }
      D[place.off + j * place.rs + i * place.cs] = narrow(conj(value));
      D[place.off + i * place.rs + j * place.cs] = narrow(value);
      // @end
    }
  }
}
