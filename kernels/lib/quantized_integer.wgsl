// The integers of BITS bits for four numbers with one scale and zero point. Uses p.unsigned. NaN, and all of the scale 0, becomes the zero
// point.
fn integersFor(x: vec4f, scale: f32, zero: i32) -> vec4i {
  let y = x / scale;
  let noNumber = ((bitcast<vec4u>(y) & vec4u(0x7fffffffu)) > vec4u(0x7f800000u)) | vec4<bool>((bitcast<u32>(scale) & 0x7fffffffu) == 0u);
  // Far beyond all integers of eight bits, so that nothing is lost.
  let rounded = vec4i(select(round(clamp(y, vec4f(-1e6), vec4f(1e6))), vec4f(), noNumber));
  let least = select(-(1i << (BITS - 1u)), 0i, p.unsigned == 1u);
  return clamp(rounded + zero, vec4i(least), vec4i(least + (1i << BITS) - 1i));
}
