// ls_condition_double: the reciprocal condition number of a triangle of doubles from its norm and that of its inverse.
// Storage   norms[0] of R, norms[1] of its inverse, norms[2] := 1 / (norms[0] norms[1]); info[0] > 0: R has a zero on its diagonal
// Mapping   one thread
// Tunables  THREADS 1
// Needs     nothing
// Source    LAPACK xTRCON, whose norm of the inverse is an estimate
// @use lib/double
const THREADS: u32 = 1u;

struct Params {
  offInfo: u32,
}
@group(0) @binding(0) var<storage, read_write> norms: array<vec2u>;
@group(0) @binding(1) var<storage, read> info: array<i32>;
@group(0) @binding(2) var<uniform> p: Params;

@compute @workgroup_size(THREADS)
fn ls_condition_double() {
  var rcond = vec2u();
  if (dIsNaN(norms[0])) {
    rcond = D_NAN;
  } else if (info[p.offInfo] == 0) {
    rcond = dDiv(dDiv(D_ONE, norms[0]), norms[1]);
  }
  norms[2] = rcond;
}
