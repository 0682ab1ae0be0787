  // @when EPILOGUE
  offBias: u32,
  offR: u32,
  ldr: u32,
  offZ: u32,
  ldz: u32,
  low: f32,
  high: f32,
  // @end
